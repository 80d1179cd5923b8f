import Database from 'better-sqlite3'

/** Holds the lock for writing as another program would. Returns what lets go. */
export function holdDatabase(file: string): () => void {
  const database = new Database(file)
  database.exec('begin immediate')
  return () => {
    database.exec('rollback')
    database.close()
  }
}
