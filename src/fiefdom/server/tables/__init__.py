"""Tables: `state` is a table as a value, `commands` decides what may be done, `event_log` applies events to it.

`registry` holds the tables in use, `session` the connections to one of them.
"""
