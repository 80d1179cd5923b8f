import type { Columns } from '../columns'

/** What of our own content was written last: nothing is written while its files stay the same. */
export const defineSeededContent = ({ json, table, text, timeMs }: Columns) =>
  table('seeded_content', {
    name: text('name').primaryKey(),
    /** SHA-256 of the files. */
    hash: text('hash').notNull(),
    /** Of careers, sets and pathkeys: what is missing in the next ones is withdrawn. */
    ids: json<string[]>('ids').notNull(),
    seededAt: timeMs('seeded_at').notNull(),
  })
