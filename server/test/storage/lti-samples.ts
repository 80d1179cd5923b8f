import { randomUUID } from 'node:crypto'
import type { Db, Row } from '../../src/db/db'
import { newId } from '../../src/runtime/tokens'

/** An LMS that may launch. */
export async function aPlatform(
  db: Db,
  change: Partial<Row<'ltiPlatforms'>> = {},
): Promise<Row<'ltiPlatforms'>> {
  const origin = 'https://lms.example'
  const row: Row<'ltiPlatforms'> = {
    id: newId('ltiPlatform'),
    name: 'School',
    issuer: origin,
    clientId: randomUUID(),
    authUrl: `${origin}/auth`,
    tokenUrl: `${origin}/token`,
    jwksUrl: `${origin}/keys`,
    tokenAudience: null,
    frameOrigins: [],
    binding: 'first_launch',
    isActive: true,
    quietUntil: null,
    productFamily: null,
    createdAt: 1,
    updatedAt: 1,
    ...change,
  }
  await db.insert(db.tables.ltiPlatforms).values(row)
  return row
}

/** A course of a platform. */
export async function aContext(
  db: Db,
  platformId: string,
  change: Partial<Row<'ltiContexts'>> = {},
): Promise<Row<'ltiContexts'>> {
  const row: Row<'ltiContexts'> = {
    id: newId('ltiContext'),
    platformId,
    deploymentId: '1',
    contextId: randomUUID(),
    title: 'Biology 7',
    membershipsUrl: null,
    groupsUrl: null,
    groupNames: null,
    createdAt: 1,
    updatedAt: 1,
    ...change,
  }
  await db.insert(db.tables.ltiContexts).values(row)
  return row
}

/** A graded activity of a course. */
export async function aLink(
  db: Db,
  platformId: string,
  change: Partial<Row<'ltiLinks'>> = {},
): Promise<Row<'ltiLinks'>> {
  const row: Row<'ltiLinks'> = {
    id: newId('ltiLink'),
    platformId,
    deploymentId: '1',
    resourceLinkId: randomUUID(),
    contextId: null,
    title: 'Surveying',
    content: {
      kind: 'question_set',
      contentId: 'qs_1',
      play: 'live',
      gameMode: 'career_quest',
      modeSettings: {},
      graded: true,
      points: 100,
      attempts: 'best',
      attemptsAllowed: null,
      afterDue: 'count',
      startsAt: null,
      dueAt: null,
    },
    chosenBy: 'custom',
    overrides: null,
    lineItemUrl: null,
    lineItemsUrl: null,
    madeLineItemUrl: null,
    columnMaximum: null,
    columnCount: null,
    readBackAt: null,
    agsScopes: [],
    dueAt: null,
    createdAt: 1,
    updatedAt: 1,
    ...change,
  }
  await db.insert(db.tables.ltiLinks).values(row)
  return row
}
