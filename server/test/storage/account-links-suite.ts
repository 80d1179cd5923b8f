import { LtiContent } from '@pathquest/core/contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Db } from '../../src/db/db'
import { updatePlayer } from '../../src/games/store/players'
import { markGameCompleted } from '../../src/games/store/sessions'
import {
  findCodedLaunch,
  hasOpenCourseGame,
  listAccountLinks,
  putAccountCode,
  removeAccountLink,
  useAccountCode,
} from '../../src/lti/accounts/store/account-links'
import { insertLtiGame } from '../../src/lti/activities/store'
import { findProfileByLtiIdentity } from '../../src/lti/launches/store/identities'
import { newId } from '../../src/runtime/tokens'
import { anAccount, aPlatform, aVisit, NOW } from './merge-samples'
import { aGame, aPlayer } from './samples'
import type { Bench } from './test-database'

export function accountLinksSuite(bench: Bench): void {
  let db: Db
  let platform: Awaited<ReturnType<typeof aPlatform>>
  let profileId: string
  let launchId: string
  beforeEach(async () => {
    db = bench.store.db
    platform = await aPlatform(db)
    profileId = await anAccount(db)
    launchId = await aVisit(db, platform, profileId)
  })
  const put = (codeHash: string, createdAt = NOW) =>
    putAccountCode(db, { codeHash, launchId, createdAt, expiresAt: createdAt + 600_000 })

  test('a code stands for its launch until it was used, is out of date, or the visit ended', async () => {
    await put('code-1')
    const found = await findCodedLaunch(db, 'code-1', NOW)
    expect(found).toMatchObject({
      launch: { id: launchId },
      platform: { id: platform.id },
      identity: { sub: 'ada', profileId },
    })
    expect(await findCodedLaunch(db, 'code-2', NOW)).toBeUndefined()
    expect(await findCodedLaunch(db, 'code-1', NOW + 600_000)).toBeUndefined()
    expect(await useAccountCode(db, 'code-1', NOW)).toBe(true)
    expect(await useAccountCode(db, 'code-1', NOW)).toBe(false)
    expect(await findCodedLaunch(db, 'code-1', NOW)).toBeUndefined()
    await put('code-3', NOW + 3_600_000)
    expect(await findCodedLaunch(db, 'code-3', NOW + 3_600_000)).toBeUndefined()
  })

  test('a visit has one code: a new one ends the former', async () => {
    await put('code-4')
    await put('code-5')
    expect(await findCodedLaunch(db, 'code-4', NOW)).toBeUndefined()
    expect(await findCodedLaunch(db, 'code-5', NOW)).toBeDefined()
  })

  test('the logins of an account are listed with their courses', async () => {
    await aVisit(db, await aPlatform(db), profileId, { sub: 'a.l', title: 'Physics 8' })
    const links = await listAccountLinks(db, profileId)
    expect(links.map(({ identity, courses }) => [identity.sub, courses]).sort()).toEqual([
      ['a.l', ['Physics 8']],
      ['ada', ['Biology 7']],
    ])
    expect(links[0]?.platform?.name).toBe('Hill School')
    expect(await listAccountLinks(db, await anAccount(db))).toEqual([])
  })

  test('a class game of the course holds the login until it is over', async () => {
    const game = await aGame(db)
    const { id } = await aPlayer(db, game.id, { profileId })
    expect(await hasOpenCourseGame(db, profileId, platform)).toBe(false)
    const linkId = newId('ltiLink')
    await db.insert(db.tables.ltiLinks).values({
      id: linkId,
      platformId: platform.id,
      deploymentId: '1',
      resourceLinkId: 'link-1',
      agsScopes: [],
      createdAt: NOW,
      updatedAt: NOW,
    })
    const content = LtiContent.parse({ kind: 'question_set', contentId: 'qs_any' })
    await insertLtiGame(db, { gameSessionId: game.id, linkId, content, isPractice: false })
    expect(await hasOpenCourseGame(db, profileId, platform)).toBe(true)
    expect(await hasOpenCourseGame(db, profileId, await aPlatform(db))).toBe(false)
    expect(await hasOpenCourseGame(db, await anAccount(db), platform)).toBe(false)
    await updatePlayer(db, id, { removedAt: NOW })
    expect(await hasOpenCourseGame(db, profileId, platform)).toBe(true)
    await markGameCompleted(db, game.id, { startedAt: 1, endedAt: 2 })
    expect(await hasOpenCourseGame(db, profileId, platform)).toBe(false)
  })

  test('unlinking ends the visits of that login alone, and only the own account may', async () => {
    const other = await aVisit(db, platform, await anAccount(db), { sub: 'ben' })
    const identity = { issuer: platform.issuer, clientId: platform.clientId, sub: 'ada' }
    expect(await removeAccountLink(db, await anAccount(db), identity)).toBe(false)
    expect(await removeAccountLink(db, profileId, identity, NOW)).toBe(true)
    expect(await removeAccountLink(db, profileId, identity, NOW)).toBe(false)
    expect(await findProfileByLtiIdentity(db, identity)).toBeUndefined()
    const { ltiLaunches: t } = db.tables
    const [ended] = await db.select().from(t).where(eq(t.id, launchId))
    const [kept] = await db.select().from(t).where(eq(t.id, other))
    expect(ended).toMatchObject({ tokenHash: null, expiresAt: NOW })
    expect(kept?.tokenHash).not.toBeNull()
  })
}
