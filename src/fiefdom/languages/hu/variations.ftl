# Variations in records (docs/formats/records.md), and changing their tree.

variation-empty = Egy változatban legalább egy esemény van.
variation-place = Egy változat a sorának { $events } eseménye közül egyet helyettesít.
variation-first = A változat az után az esemény után áll, amelyet helyettesít; itt nincs ilyen.
variation-depth = A változatok { $most } szintnél mélyebben vannak egymásba ágyazva.
variation-open = Ennek a változatnak nincs záró zárójele.
variation-closed = Nincs nyitott változat, amelyet ez a zárójel lezárhatna.
variation-root = A játék kezdete nem változat: nem mozgatható és nem törölhető.
object-instead = Az `instead` egy esemény száma 0-tól számolva ({ $events } esemény van).
