# Parts of sentences that every other file uses.

choices = { $start } lub { $last }
