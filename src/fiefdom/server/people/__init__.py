"""People without accounts: their keys, results and ratings."""
