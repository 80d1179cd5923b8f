import type { AccountExport } from '@pathquest/core'
import type { Db } from '../db/db'
import { PERSONAL_TABLES, type Person } from './store/personal-tables'

/** Of the file: raised when what reads it would have to change. */
const EXPORT_VERSION = 1

/** All that is kept about a person, table by table, as it stood at one moment. */
export async function exportAccount(db: Db, person: Person, now: number): Promise<AccountExport> {
  const tables = await db.transact(async (tx) => {
    const found: Record<string, Record<string, unknown>[]> = {}
    for (const [name, rows] of Object.entries(PERSONAL_TABLES)) {
      if (typeof rows === 'function') found[name] = await rows(tx, person)
    }
    return found
  })
  return {
    product: 'Pathquest',
    version: EXPORT_VERSION,
    exportedAt: new Date(now).toISOString(),
    times: 'Numbers in fields such as createdAt are milliseconds since 1970-01-01T00:00:00Z.',
    tables,
  }
}
