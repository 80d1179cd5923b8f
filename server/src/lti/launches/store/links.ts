import type { LtiContent, LtiOverrides } from '@pathquest/core/contracts'
import { and, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Db, Row } from '../../../db/db'
import { newId } from '../../../runtime/tokens'
import { requeueLtiScores } from '../../grades/store/scores'
import { asItCounts, retainOverrides } from '../link-overrides'

/** Its content and due date are those that count: see `asItCounts`. */
export type LtiLink = Row<'ltiLinks'>

export interface LaunchedLink {
  platformId: string
  deploymentId: string
  resourceLinkId: string
  contextId: string | null
  title: string | null
  /** What `custom` of the launch says; null: nothing that we may play. */
  content: LtiContent | null
  ags: { lineItem: string | null; lineItems: string | null; scopes: string[] } | null
  dueAt: number | null
}

/** The resource link as this launch tells it; what it leaves out stays as it was. */
export async function saveLtiLink(
  db: Db,
  launched: LaunchedLink,
  now = Date.now(),
): Promise<LtiLink> {
  const { ltiLinks: t } = db.tables
  const { ags, content, platformId, deploymentId, resourceLinkId } = launched
  const key = { platformId, deploymentId, resourceLinkId }
  const told = {
    ...(launched.contextId ? { contextId: launched.contextId } : {}),
    ...(launched.title ? { title: launched.title } : {}),
    ...(content ? { content, chosenBy: 'custom' as const } : {}),
    ...(ags?.lineItem ? { lineItemUrl: ags.lineItem } : {}),
    ...(ags?.lineItems ? { lineItemsUrl: ags.lineItems } : {}),
    ...(ags ? { agsScopes: ags.scopes } : {}),
    dueAt: launched.dueAt,
  }
  const known = await findLtiLinkByKey(db, key)
  if (known && isToldAlready(known, told)) return asItCounts(known)
  const isMoved = known?.lineItemUrl && told.lineItemUrl && known.lineItemUrl !== told.lineItemUrl
  const overrides = known && content ? retainOverrides(known, content) : known?.overrides
  const [row] = await db
    .insert(t)
    .values({
      agsScopes: [],
      ...key,
      ...told,
      id: newId('ltiLink'),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [t.platformId, t.deploymentId, t.resourceLinkId],
      set: {
        ...told,
        overrides: overrides ?? null,
        ...(isMoved ? { columnMaximum: null } : {}),
        updatedAt: now,
      },
    })
    .returning()
  if (!row) throw new Error('Insert failed')
  // The platform names another column than the one that has what was sent.
  if (isMoved) await requeueLtiScores(db, row.id, now)
  return asItCounts(row)
}

/** A class that launches at once writes the link once. */
const isToldAlready = (known: LtiLink, told: Partial<LtiLink>): boolean =>
  Object.entries(told).every(
    ([key, value]) => JSON.stringify(known[key as keyof LtiLink]) === JSON.stringify(value),
  )

export async function findLtiLinkByKey(
  db: Db,
  key: Pick<LtiLink, 'platformId' | 'deploymentId' | 'resourceLinkId'>,
): Promise<LtiLink | undefined> {
  const { ltiLinks: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(
      and(
        eq(t.platformId, key.platformId),
        eq(t.deploymentId, key.deploymentId),
        eq(t.resourceLinkId, key.resourceLinkId),
      ),
    )
  return row
}

export async function findLtiLink(db: Db, id: string): Promise<LtiLink | undefined> {
  const { ltiLinks: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.id, id))
  return row && asItCounts(row)
}

/** The activity of a column of the gradebook. */
export async function findLtiLinkByColumn(
  db: Db,
  { platformId, deploymentId }: Pick<LtiLink, 'platformId' | 'deploymentId'>,
  lineItemUrl: string,
): Promise<LtiLink | undefined> {
  const { ltiLinks: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(
      and(
        eq(t.platformId, platformId),
        eq(t.deploymentId, deploymentId),
        eq(t.lineItemUrl, lineItemUrl),
      ),
    )
    .orderBy(desc(t.updatedAt))
    .limit(1)
  return row && asItCounts(row)
}

/** As launches named it, without what a teacher set on its page. */
export async function findNamedContent(db: Db, id: string): Promise<LtiContent | null> {
  const { ltiLinks: t } = db.tables
  const [row] = await db.select({ content: t.content }).from(t).where(eq(t.id, id))
  return row?.content ?? null
}

export async function overrideLtiLink(
  db: Db,
  id: string,
  overrides: LtiOverrides | null,
  now = Date.now(),
): Promise<void> {
  const { ltiLinks: t } = db.tables
  await db.update(t).set({ overrides, updatedAt: now }).where(eq(t.id, id))
}

/** As many of one title as are looked at. */
const SAME_TITLE_MAX = 20

/** Activities of a course with this title and some content, the newest first. */
export async function listLtiLinksByTitle(
  db: Db,
  contextId: string,
  title: string,
): Promise<LtiLink[]> {
  const { ltiLinks: t } = db.tables
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.contextId, contextId), eq(t.title, title), isNotNull(t.content)))
    .orderBy(desc(t.updatedAt), desc(t.id))
    .limit(SAME_TITLE_MAX)
  return rows.map(asItCounts)
}

/** What a teacher chose on the link. Undefined: its content comes from the LMS. */
export async function chooseLtiContent(
  db: Db,
  id: string,
  content: LtiContent,
  now = Date.now(),
): Promise<LtiLink | undefined> {
  const { ltiLinks: t } = db.tables
  const [row] = await db
    .update(t)
    .set({ content, chosenBy: 'teacher', overrides: null, updatedAt: now })
    .where(and(eq(t.id, id), or(isNull(t.chosenBy), ne(t.chosenBy, 'custom'))))
    .returning()
  return row && asItCounts(row)
}
