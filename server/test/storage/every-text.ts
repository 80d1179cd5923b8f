import { getTableColumns, is, Table } from 'drizzle-orm'
import type { Db } from '../../src/db/db'

/** All that stands in the database, row by row: what must not be there is looked for in it. */
export async function everyText(db: Db): Promise<string> {
  const texts: string[] = []
  for (const table of Object.values(db.tables)) {
    if (!is(table, Table) || Object.keys(getTableColumns(table)).length === 0) continue
    texts.push(JSON.stringify(await db.select().from(table)))
  }
  if (texts.length < 30) throw new Error('Not every table was read')
  return texts.join('\n')
}
