# Kopie zapasowe serwera: `fiefdom backup`, `fiefdom restore`.

backup-saving = Zapisywanie stołów
backup-saved = { $tables ->
    [one] Zapisano { $tables } stół w pliku { $path }.
    [few] Zapisano { $tables } stoły w pliku { $path }.
   *[many] Zapisano { $tables } stołów w pliku { $path }.
}
backup-restoring = Przywracanie stołów
backup-restored = { $tables ->
    [one] Przywrócono { $tables } stół z pliku { $path }.
    [few] Przywrócono { $tables } stoły z pliku { $path }.
   *[many] Przywrócono { $tables } stołów z pliku { $path }.
}
backup-not-a-backup = { $path } nie jest kopią zapasową utworzoną przez `fiefdom backup`.
backup-newer = { $path }: kopię utworzyła nowsza wersja Fiefdom, więc najpierw zaktualizuj program.
backup-torn = { $path } urywa się lub jest uszkodzony, więc niczego nie przywrócono.
backup-not-empty = Baza danych nie jest pusta, więc niczego nie przywrócono: podaj nową.
