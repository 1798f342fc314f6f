# A szerver biztonsági mentése: `fiefdom backup`, `fiefdom restore`.

backup-saving = Az asztalok mentése
backup-saved = Mentve { $tables } asztal, ide: { $path }.
backup-restoring = Az asztalok visszaállítása
backup-restored = Visszaállítva { $tables } asztal, innen: { $path }.
backup-not-a-backup = { $path } nem a `fiefdom backup` biztonsági mentése.
backup-newer = { $path }: ezt a Fiefdom újabb változata mentette, ezért előbb frissíts.
backup-torn = { $path } csonka vagy sérült, ezért semmi sem állt vissza.
backup-not-empty = Az adatbázis nem üres, ezért semmi sem állt vissza: adj meg egy újat.
