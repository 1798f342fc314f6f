"""What the server answers under which address."""
