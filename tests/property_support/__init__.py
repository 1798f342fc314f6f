"""What the property tests share: rules to draw from, random play, ledgers of pieces, slow recounts, symmetries."""
