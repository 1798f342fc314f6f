# Variations in records (docs/formats/records.md), and changing their tree.

variation-empty = Wariant ma co najmniej jedno zdarzenie.
variation-place = Wariant zastępuje jedno ze zdarzeń swojej linii (zdarzeń: { $events }).
variation-first = Wariant stoi po zdarzeniu, które zastępuje; tutaj takiego nie ma.
variation-depth = Warianty są zagnieżdżone głębiej niż na { $most } poziomów.
variation-open = Ten wariant nie ma nawiasu zamykającego.
variation-closed = Nie ma otwartego wariantu, który ten nawias mógłby zamknąć.
variation-root = Początek gry nie jest wariantem: nie można go przesunąć ani usunąć.
object-instead = `instead` to numer zdarzenia liczony od 0 (zdarzeń: { $events }).
