import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'

/** A writer never keeps a reader of SQLite's log waiting; whoever opens a file may, for a moment. */
const PATIENCE_MS = 5_000

/**
 * Copies a SQLite file as it is at one moment, whoever writes to it meanwhile; what was deleted is not
 * in the copy. False: the file is gone.
 */
export function copySqliteFile(from: string, to: string): boolean {
  let database: Database.Database
  try {
    database = new Database(from, { readonly: true, fileMustExist: true, timeout: PATIENCE_MS })
  } catch (error) {
    if (!existsSync(from)) return false
    throw error
  }
  try {
    database.prepare('VACUUM INTO ?').run(to)
    return true
  } finally {
    database.close()
  }
}

/** What is wrong with a SQLite file that nobody writes to; null: it is whole. */
export function damageOfSqliteFile(file: string): string | null {
  const database = new Database(file, { readonly: true })
  try {
    const found = database.pragma('integrity_check', { simple: true })
    return found === 'ok' ? null : String(found)
  } catch (error) {
    return (error as Error).message
  } finally {
    database.close()
  }
}
