import type { LtiContent } from '@pathquest/game-core/contracts'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Db, Row } from '../../../db/db'
import { newId } from '../../../runtime/random'

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
  const known = await findByKey(db, key)
  if (known && isToldAlready(known, told)) return known
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
      set: { ...told, updatedAt: now },
    })
    .returning()
  if (!row) throw new Error('Insert failed')
  return row
}

/** A class that launches at once writes the link once. */
const isToldAlready = (known: LtiLink, told: Partial<LtiLink>): boolean =>
  Object.entries(told).every(
    ([key, value]) => JSON.stringify(known[key as keyof LtiLink]) === JSON.stringify(value),
  )

async function findByKey(
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
  return row
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
    .set({ content, chosenBy: 'teacher', updatedAt: now })
    .where(and(eq(t.id, id), or(isNull(t.chosenBy), ne(t.chosenBy, 'custom'))))
    .returning()
  return row
}
