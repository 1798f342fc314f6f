# Rozgrywki jako tabele do analizy: `fiefdom simulate --out`, `fiefdom convert`.

data-form = { $path } nie jest tabelą: nazwa musi kończyć się na { $forms }.
data-parquet-package = Parquet wymaga pakietu pyarrow: pip install "fiefdom[data]". CSV nie wymaga niczego.
data-no-events = { $path } zawiera wyniki areny, a w nich nie ma pojedynczych decyzji: graj z opcją --records i przekształć tamte pliki.
