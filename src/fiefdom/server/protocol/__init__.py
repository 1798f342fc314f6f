"""What goes over the wire: `messages` are sent and answered, `views` are what they show of a table."""
