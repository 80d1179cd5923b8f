import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db, Row } from '../../../db/db'

type LtiLink = Pick<Row<'ltiLinks'>, 'id' | 'contextId' | 'platformId'>

/**
 * The language of whoever reads a grade: of the student's last launch in the course, else of the
 * last launch of anybody there; null: the platform never said.
 */
export async function findReaderLocale(
  db: Db,
  { id, contextId }: LtiLink,
  sub: string,
): Promise<string | null> {
  const { ltiLaunches: t } = db.tables
  const place = contextId === null ? eq(t.linkId, id) : eq(t.contextId, contextId)
  const latest = async (whose?: string) => {
    const [row] = await db
      .select({ locale: t.locale })
      .from(t)
      .where(and(place, isNotNull(t.locale), whose === undefined ? undefined : eq(t.sub, whose)))
      .orderBy(desc(t.createdAt))
      .limit(1)
    return row?.locale ?? null
  }
  return (await latest(sub)) ?? latest()
}
