"""The game server: protocol, tables, seats, storage, HTTP and websockets. Needs the extra `server`."""
