"""The wire protocol: `messages` are sent and answered, `views` are the parts of a table that they contain."""
