# Játszmák táblázatként elemzéshez: `fiefdom simulate --out`, `fiefdom convert`.

data-form = { $path } nem táblázat: a nevének vége ez legyen: { $forms }.
data-parquet-package = A Parquet-fájlhoz a pyarrow csomag is kell: pip install "fiefdom[data]". A CSV-hez semmi sem kell.
data-no-events = { $path }: az aréna eredményei nem tartalmazzák az egyes döntéseket. Játszass a --records kapcsolóval, és azokat a fájlokat alakítsd át.
