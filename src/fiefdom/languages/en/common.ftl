# Parts of sentences that every other file uses.

choices = { $start } or { $last }
