"""Tables: `state` is a table as a value, `commands` says what may be done, `event_log` how events change it.

`registry` keeps the tables that are in use, `session` those who are connected to one.
"""
