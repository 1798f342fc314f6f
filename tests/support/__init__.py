"""What tests of several folders share: games whose chance is chosen, and kingdoms drawn as text."""
