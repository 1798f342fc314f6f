"""Hints and reviews, made by processes of their own."""
