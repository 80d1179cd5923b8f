import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Dialect } from './db'
import { openPostgres } from './postgres'
import { openSqlite } from './sqlite'
import type { Store, StoreOptions } from './store'

/**
 * `postgres://…` opens PostgreSQL; `file:…` or a path opens SQLite.
 * @example const store = openStore('file:data/pathquest.db'); await migrate(store)
 */
export function openStore(url: string, options: StoreOptions = {}): Store {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options)
  if (url.startsWith('file://')) return openSqlite(fileURLToPath(url))
  return openSqlite(resolve(url.replace(/^(file|sqlite):/, '')))
}

/** Brings the database to the newest schema; nothing to do is fine. */
export const migrate = (store: Store): Promise<void> =>
  store.migrate(migrationsFolder(store.dialect))

/** Beside the sources or beside the bundle: the next `drizzle/<dialect>` upwards. */
function migrationsFolder(dialect: Dialect): string {
  let at = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const folder = join(at, 'drizzle', dialect)
    if (existsSync(join(folder, 'meta', '_journal.json'))) return folder
    const up = dirname(at)
    if (up === at) throw new Error(`No migrations for ${dialect} beside the program`)
    at = up
  }
}
