# Miért nem készül el egy kép.

picture-unknown-theme = Nincs { $name } nevű téma; választható: { $known }.
picture-missing-libraries = A PNG- és GIF-képekhez két további könyvtár kell: telepítsd őket: `pip install 'fiefdom[pictures]'`. Az SVG-képekhez nem kell semmi.
