import { and, desc, eq, gt, inArray, isNotNull, lt, max, ne, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../../db/db'
import { prepared } from '../../../db/prepared'
import { newId } from '../../../runtime/tokens'

export type LtiLaunchRow = Row<'ltiLaunches'>
type NewLtiLaunch = Omit<
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

export interface SeenLaunch
  extends Pick<LtiLaunchRow, 'sub' | 'role' | 'profileId' | 'createdAt' | 'groups' | 'isTest'> {
  /** Roles of all their launches there. */
  roles: ReadonlySet<LtiLaunchRow['role']>
}

/**
 * The latest launch of each person in a course. Counted in the database: a teacher's page asks
 * again and again, and a class leaves thousands of launches.
 */
export async function listLatestLtiLaunches(
  db: Db,
  place: LaunchPlace,
  subs?: readonly string[],
): Promise<SeenLaunch[]> {
  const { ltiLaunches: t } = db.tables
  if (subs?.length === 0) return []
  const here = and(
    'contextId' in place ? eq(t.contextId, place.contextId) : eq(t.linkId, place.linkId),
    subs ? inArray(t.sub, [...subs]) : undefined,
  )
  const told = await db
    .select({ sub: t.sub, role: t.role, at: max(t.createdAt) })
    .from(t)
    .where(here)
    .groupBy(t.sub, t.role)
  if (told.length === 0) return []
  const roles = new Map<string, Set<LtiLaunchRow['role']>>()
  for (const { sub, role } of told) roles.set(sub, (roles.get(sub) ?? new Set()).add(role))
  const times = [...new Set(told.map(({ at }) => Number(at)))]
  const { sub, role, profileId, createdAt, groups, isTest } = t
  const rows = await db
    .select({ sub, role, profileId, createdAt, groups, isTest })
    .from(t)
    .where(and(here, inArray(t.createdAt, times)))
    .orderBy(desc(t.createdAt), desc(t.id))
  const latest = new Map<string, SeenLaunch>()
  for (const row of rows) {
    if (!latest.has(row.sub))
      latest.set(row.sub, { ...row, roles: roles.get(row.sub) ?? new Set() })
  }
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

/** The groups of this visit's person, as they were found out or chosen. */
export async function saveLaunchGroups(
  db: Db,
  id: string,
  groups: NonNullable<LtiLaunchRow['groups']>,
): Promise<void> {
  const { ltiLaunches: t } = db.tables
  await db.update(t).set({ groups }).where(eq(t.id, id))
}

type CourseLink = Pick<Row<'ltiLinks'>, 'id' | 'contextId' | 'platformId'>

/**
 * The language of whoever reads a grade: of the student's last launch in the course, else of the
 * last launch of anybody there; null: the platform never said.
 */
export async function findReaderLocale(
  db: Db,
  { id, contextId }: CourseLink,
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
