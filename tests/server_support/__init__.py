"""What the tests of the server share: a server in a thread or process, PostgreSQL, and scripted players."""
