# Why a picture is not drawn.

picture-unknown-theme = There is no theme { $name }; choose { $known }.
picture-missing-libraries = PNG and GIF pictures need two more libraries: install them with `pip install 'fiefdom[pictures]'`. SVG pictures need none.
