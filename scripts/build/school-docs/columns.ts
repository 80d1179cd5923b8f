import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import type { TableName } from '../../../server/src/db/db'
import * as columns from '../../../server/src/db/schema/columns/sqlite'
import { defineTables } from '../../../server/src/db/schema/define-tables'

const tables = defineTables(columns)

export const TABLE_NAMES = Object.keys(tables) as TableName[]

/** As the database calls it. */
export const sqlName = (name: TableName): string => getTableName(tables[name])

/** The columns of a table, as the database calls them. */
export const columnsOf = (name: TableName): string[] =>
  Object.values(getTableColumns(tables[name]) as Record<string, Column>).map((one) => one.name)
