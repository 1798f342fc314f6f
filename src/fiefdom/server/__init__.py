"""Tables that people play at: protocol, match, seats, storage, HTTP and websocket. Needs the extra `server`."""
