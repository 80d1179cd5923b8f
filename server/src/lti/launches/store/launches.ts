import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../../db/db'
import { prepared } from '../../../db/prepared'
import { newId } from '../../../runtime/random'

export type LtiLaunchRow = Row<'ltiLaunches'>
export type NewLtiLaunch = Omit<
  NewRow<'ltiLaunches'>,
  'id' | 'tokenHash' | 'expiresAt' | 'handoverHash'
> & { handoverHash: string }

/** An accepted launch, not yet handed over to the app. */
export async function insertLtiLaunch(db: Db, launch: NewLtiLaunch): Promise<LtiLaunchRow> {
  const [row] = await db
    .insert(db.tables.ltiLaunches)
    .values({ ...launch, id: newId('ltiLaunch'), expiresAt: launch.handoverExpiresAt })
    .returning()
  if (!row) throw new Error('Insert failed')
  return row
}

/** Spends the one-time code: it turns into this token. Undefined: unknown, used or too old. */
export async function takeLtiHandover(
  db: Db,
  handoverHash: string,
  token: { hash: string; expiresAt: number },
  now = Date.now(),
): Promise<LtiLaunchRow | undefined> {
  const { ltiLaunches: t } = db.tables
  const [row] = await db
    .update(t)
    .set({ handoverHash: null, tokenHash: token.hash, expiresAt: token.expiresAt })
    .where(and(eq(t.handoverHash, handoverHash), gt(t.handoverExpiresAt, now)))
    .returning()
  return row
}

const byToken = ({ select, tables: { ltiLaunches: t, ltiPlatforms } }: Db) =>
  select({ launch: t })
    .from(t)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, t.platformId))
    .where(
      and(
        eq(t.tokenHash, sql.placeholder('tokenHash')),
        gt(t.expiresAt, sql.placeholder('now')),
        eq(ltiPlatforms.isActive, true),
      ),
    )
    .prepare()

/** The visit of this token, while it lasts and its platform is active. */
export async function findLtiLaunchByToken(
  db: Db,
  tokenHash: string,
  now = Date.now(),
): Promise<LtiLaunchRow | undefined> {
  const [row] = await prepared(db, byToken).execute({ tokenHash, now })
  return row?.launch
}

/** Visits that ended before this moment. */
export async function removeLtiLaunchesBefore(db: Db, endedAt: number): Promise<void> {
  const { ltiLaunches: t } = db.tables
  await db.delete(t).where(lt(t.expiresAt, endedAt))
}

/** Where launches are looked for: a course, or the link alone where the platform names no course. */
export type LaunchPlace = { contextId: string } | { linkId: string }

export type SeenLaunch = Pick<LtiLaunchRow, 'sub' | 'role' | 'profileId' | 'createdAt'>

/** The latest launch of each person in a course. */
export async function listLatestLtiLaunches(
  db: Db,
  place: LaunchPlace,
  subs?: readonly string[],
): Promise<SeenLaunch[]> {
  const { ltiLaunches: t } = db.tables
  if (subs?.length === 0) return []
  const { sub, role, profileId, createdAt } = t
  const rows = await db
    .select({ sub, role, profileId, createdAt })
    .from(t)
    .where(
      and(
        'contextId' in place ? eq(t.contextId, place.contextId) : eq(t.linkId, place.linkId),
        subs ? inArray(t.sub, [...subs]) : undefined,
      ),
    )
    .orderBy(desc(t.createdAt), desc(t.id))
  const latest = new Map<string, SeenLaunch>()
  for (const row of rows) if (!latest.has(row.sub)) latest.set(row.sub, row)
  return [...latest.values()]
}

/** Profiles that this login had in a course before the one it has: it was parted from them. */
export async function listFormerProfileIds(
  db: Db,
  place: LaunchPlace,
  { sub, profileId }: Pick<LtiLaunchRow, 'sub' | 'profileId'>,
): Promise<string[]> {
  const { ltiLaunches: t } = db.tables
  const rows = await db
    .selectDistinct({ id: t.profileId })
    .from(t)
    .where(
      and(
        'contextId' in place ? eq(t.contextId, place.contextId) : eq(t.linkId, place.linkId),
        eq(t.sub, sub),
        ne(t.profileId, profileId),
      ),
    )
  return rows.map((row) => row.id)
}
