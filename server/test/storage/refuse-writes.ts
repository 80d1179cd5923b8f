import { join } from 'node:path'
import Database from 'better-sqlite3'

/**
 * The database of a test refuses the writes that a trigger looks at, as a full disk would.
 * Returns what lets it write again.
 * @example const accept = refuseWrites(api.dataDir, 'insert on game_players')
 */
export function refuseWrites(dataDir: string, when: string): () => void {
  const run = (sql: string) => {
    const database = new Database(join(dataDir, 'pathquest.db'))
    database.exec(sql)
    database.close()
  }
  run(`create trigger refused before ${when} begin select raise(abort, 'disk full'); end`)
  return () => run('drop trigger refused')
}
