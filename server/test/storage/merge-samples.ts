import { randomUUID } from 'node:crypto'
import { insertAccount } from '../../src/accounts/store/accounts'
import type { Db } from '../../src/db/db'
import { insertLtiIdentity } from '../../src/lti/launches/store/identities'
import { newId } from '../../src/runtime/tokens'

export const NOW = 1_750_000_000_000

export const anAccount = async (db: Db, userType: 'student' | 'teacher' = 'student') =>
  (
    await insertAccount(db, {
      email: `${randomUUID()}@school.example.org`,
      passwordHash: 'x',
      displayName: 'Ada L.',
      userType,
      createdAt: NOW,
    })
  ).profile.id

export async function aPlatform(db: Db) {
  const id = newId('ltiPlatform')
  const platform = {
    id,
    name: 'Hill School',
    issuer: `https://${id}.example.edu`,
    clientId: 'client-1',
    authUrl: 'https://lms.example.edu/auth',
    tokenUrl: 'https://lms.example.edu/token',
    jwksUrl: 'https://lms.example.edu/keys',
    frameOrigins: [],
    isActive: true,
    createdAt: NOW,
    updatedAt: NOW,
  }
  await db.insert(db.tables.ltiPlatforms).values(platform)
  return platform
}

/** A person of that platform, with a visit of one course. */
export async function aVisit(
  db: Db,
  platform: Awaited<ReturnType<typeof aPlatform>>,
  profileId: string,
  { sub = 'ada', title = 'Biology 7' } = {},
) {
  const { issuer, clientId, id: platformId } = platform
  await insertLtiIdentity(db, { issuer, clientId, sub, profileId }, NOW)
  const contextId = newId('ltiContext')
  const times = { createdAt: NOW, updatedAt: NOW }
  await db
    .insert(db.tables.ltiContexts)
    .values({ id: contextId, platformId, deploymentId: '1', contextId, title, ...times })
  const id = newId('ltiLaunch')
  await db.insert(db.tables.ltiLaunches).values({
    id,
    handoverExpiresAt: NOW + 60_000,
    tokenHash: `token-${id}`,
    expiresAt: NOW + 3_600_000,
    profileId,
    platformId,
    deploymentId: '1',
    sub,
    role: 'student',
    message: 'resource_link',
    contextId,
    mentorOf: [],
    createdAt: NOW,
  })
  return id
}
