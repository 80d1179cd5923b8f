import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { programFolder } from '../runtime/program-folder'
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
  store.migrate(programFolder(`drizzle/${store.dialect}`, 'meta/_journal.json'))
