"""Shared by the property tests: rules to draw from, random play, ledgers of pieces, slow recounts, symmetries."""
