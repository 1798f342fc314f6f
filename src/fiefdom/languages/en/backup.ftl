# Backups of a server: `fiefdom backup`, `fiefdom restore`.

backup-saving = Saving the tables
backup-saved = { $tables ->
    [one] { $tables } table is saved in { $path }.
   *[other] { $tables } tables are saved in { $path }.
}
backup-restoring = Restoring the tables
backup-restored = { $tables ->
    [one] { $tables } table of { $path } is restored.
   *[other] { $tables } tables of { $path } are restored.
}
backup-not-a-backup = { $path } is not a backup made by `fiefdom backup`.
backup-newer = { $path } was made by a newer version of Fiefdom: update first.
backup-torn = { $path } breaks off or is damaged, so nothing was restored.
backup-not-empty = The database is not empty, so nothing was restored: name a new one.
