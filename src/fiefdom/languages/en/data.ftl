# Games as tables for analysts: `fiefdom simulate --out`, `fiefdom convert`.

data-form = { $path } is no table: its name must end in { $forms }.
data-parquet-package = Parquet needs the package pyarrow: run pip install "fiefdom[data]", or write CSV, which needs nothing.
data-no-events = { $path } holds results of the arena, which do not tell single decisions: play with --records and convert these.
