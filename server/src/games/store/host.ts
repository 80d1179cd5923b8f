import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { prepared } from '../../db/prepared'

const nameOf = ({ select, tables: { profiles } }: Db) =>
  select({ displayName: profiles.displayName })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('id')))
    .prepare()

/** The name under which a host is known here; empty once it is forgotten. */
export async function findHostName(db: Db, profileId: string): Promise<string> {
  const [row] = await prepared(db, nameOf).execute({ id: profileId })
  return row?.displayName ?? ''
}
