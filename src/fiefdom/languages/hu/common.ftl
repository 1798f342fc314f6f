# Parts of sentences that every other file uses.

choices = { $start } vagy { $last }
# The thousands separator and the decimal mark of numbers.
group-mark = {"\u00A0"}
decimal-mark = ,
# A bot that has no name of its own.
bot-name = { $number }. bot ({ $kind })
