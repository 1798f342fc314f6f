# Dlaczego obraz nie powstaje.

picture-unknown-theme = Nie ma motywu { $name }; do wyboru: { $known }.
picture-missing-libraries = Obrazy PNG i GIF wymagają dwóch dodatkowych bibliotek: zainstaluj je poleceniem `pip install 'fiefdom[pictures]'`. Obrazy SVG nie wymagają żadnych.
