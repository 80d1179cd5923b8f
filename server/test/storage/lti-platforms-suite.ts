import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { findProfileByLogin, insertAccount } from '../../src/accounts/store/accounts'
import { removeProfile } from '../../src/accounts/store/profiles'
import { insertAdmin, isAdmin } from '../../src/accounts/store/users'
import type { Db } from '../../src/db/db'
import { queueLtiScore } from '../../src/lti/grades/store/scores'
import {
  insertDeployment,
  listDeployments,
  removeDeployment,
} from '../../src/lti/platforms/store/deployments'
import {
  countPlatformUses,
  findPlatform,
  insertPlatform,
  removePlatform,
  updatePlatform,
} from '../../src/lti/platforms/store/platforms'
import {
  findOpenInvite,
  insertInvite,
  listInvites,
  removeInvite,
  useUpInvite,
} from '../../src/lti/registration/store'
import { aContext, aLink, aPlatform } from './lti-samples'
import type { Bench } from './test-database'

const NOW = 1_000_000
const LATER = NOW + 1000

export function ltiPlatformsSuite(bench: Bench): void {
  let db: Db
  beforeEach(() => {
    db = bench.store.db
  })

  const account = () =>
    insertAccount(db, {
      email: `${randomUUID()}@school.example`,
      passwordHash: 'x',
      displayName: 'Ada',
      userType: 'teacher',
      createdAt: NOW,
    })
  const invite = (createdBy: string | null = null) =>
    insertInvite(db, {
      tokenHash: randomUUID(),
      name: 'Hill School',
      createdBy,
      createdAt: NOW,
      expiresAt: LATER,
    })

  test('a client of an issuer is registered once', async () => {
    const { id: _id, createdAt: _at, updatedAt: _then, ...values } = await aPlatform(db)
    expect(await insertPlatform(db, values, NOW)).toBeUndefined()
    const other = await insertPlatform(db, { ...values, clientId: randomUUID() }, NOW)
    expect(other?.issuer).toBe(values.issuer)
  })

  test('what a change does not name stays', async () => {
    const platform = await aPlatform(db, { frameOrigins: ['https://a.example'] })
    const changed = await updatePlatform(db, platform.id, { isActive: false }, LATER)
    expect(changed).toEqual({ ...platform, isActive: false, updatedAt: LATER })
    expect(await updatePlatform(db, 'lp_none', { isActive: true }, LATER)).toBeUndefined()
  })

  test('a deployment is bound once and can be removed', async () => {
    const { id } = await aPlatform(db)
    expect(await insertDeployment(db, id, '1', NOW)).toBe(true)
    expect(await insertDeployment(db, id, '1', NOW)).toBe(false)
    expect(await listDeployments(db, id)).toHaveLength(1)
    expect(await removeDeployment(db, id, '1')).toBe(true)
    expect(await removeDeployment(db, id, '1')).toBe(false)
  })

  test('what hangs on a platform is counted, and goes with it', async () => {
    const { id } = await aPlatform(db)
    const { id: bare } = await aPlatform(db)
    const context = await aContext(db, id)
    await aContext(db, id)
    const link = await aLink(db, id, { contextId: context.id })
    const score = { linkId: link.id, gameSessionId: null, score: 80, scoredAt: NOW }
    await queueLtiScore(db, { ...score, sub: 'ada' }, NOW)
    await queueLtiScore(db, { ...score, sub: 'ben' }, NOW)
    const uses = await countPlatformUses(db)
    expect(uses.get(id)).toEqual({ courses: 2, activities: 1, grades: 2 })
    expect(uses.get(bare)).toBeUndefined()
    expect(await removePlatform(db, id)).toBe(true)
    expect(await removePlatform(db, id)).toBe(false)
    expect((await countPlatformUses(db)).get(id)).toBeUndefined()
  })

  test('an invitation is open until it is used, has ended or was removed', async () => {
    const { id: platformId } = await aPlatform(db)
    const { id, tokenHash } = await invite()
    expect((await findOpenInvite(db, tokenHash, NOW))?.id).toBe(id)
    expect(await findOpenInvite(db, 'another', NOW)).toBeUndefined()
    expect(await findOpenInvite(db, tokenHash, LATER)).toBeUndefined()
    expect(await useUpInvite(db, id, { platformId, now: LATER })).toBe(false)
    expect(await useUpInvite(db, id, { platformId, now: NOW })).toBe(true)
    expect(await useUpInvite(db, id, { platformId, now: NOW })).toBe(false)
    expect(await findOpenInvite(db, tokenHash, NOW)).toBeUndefined()
    expect(await removeInvite(db, id)).toBe(true)
    expect(await removeInvite(db, id)).toBe(false)
  })

  test('of many uses of an invitation at once one wins', async () => {
    const { id: platformId } = await aPlatform(db)
    const { id } = await invite()
    const won = await Promise.all(
      Array.from({ length: 8 }, () => useUpInvite(db, id, { platformId, now: NOW })),
    )
    expect(won.filter(Boolean)).toHaveLength(1)
  })

  test('an invitation outlives its platform, still used, and who made it', async () => {
    const { profile } = await account()
    const { id: platformId } = await aPlatform(db)
    const { id } = await invite(profile.id)
    await useUpInvite(db, id, { platformId, now: NOW })
    await removePlatform(db, platformId)
    await removeProfile(db, profile.id)
    const kept = (await listInvites(db)).find((one) => one.id === id)
    expect(kept).toMatchObject({ usedAt: NOW, platformId: null, createdBy: null })
    expect(await findPlatform(db, platformId)).toBeUndefined()
  })

  test('an account is an administrator once, by its login, until it is deleted', async () => {
    const { profile } = await account()
    expect((await findProfileByLogin(db, 'nobody@school.example'))?.id).toBeUndefined()
    expect(await isAdmin(db, profile.id)).toBe(false)
    expect(await insertAdmin(db, profile.id, NOW)).toBe(true)
    expect(await insertAdmin(db, profile.id, NOW)).toBe(false)
    expect(await isAdmin(db, profile.id)).toBe(true)
    const found = await findProfileByLogin(db, profile.email ?? '')
    expect(found?.id).toBe(profile.id)
    await removeProfile(db, profile.id)
    expect(await isAdmin(db, profile.id)).toBe(false)
  })
}
