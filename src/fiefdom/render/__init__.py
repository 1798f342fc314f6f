"""Pictures and screens of games: `svg` for files and pages, `raster` for PNG and GIF, `terminal` for consoles."""
