import { LtiContent } from '@pathquest/core'
import { registerTestModes } from '@pathquest/modes/testing/register'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { aPlatform, claimsOf, type LaunchChanges } from '../../../test/lti'
import { signUp } from '../../../test/people'
import { makeGame, makeProfile, resultOf, seat } from '../../../test/results'
import { mergeProfiles } from '../../accounts'
import type { Db } from '../../db/db'
import { settleGame } from '../../settlement/settle-game'
import { removeAccountLink } from '../accounts/store/account-links'
import { insertLtiGame } from '../activities/store'
import { acceptLaunch } from '../launches/accept-launch'
import { saveLtiContext } from '../launches/store/contexts'
import { findProfileByLtiIdentity, insertLtiIdentity } from '../launches/store/identities'
import { type LtiLink, saveLtiLink } from '../launches/store/links'
import type { LtiPlatform } from '../platforms/store/platforms'
import { listLtiScores } from './store/scores'

let api: TestApi
let db: Db
let platform: LtiPlatform
let made = 0

beforeAll(async () => {
  registerTestModes()
  api = await makeTestApi()
  db = api.services.store.db
  platform = await aPlatform(api.services)
})
afterAll(() => api.stop())

const CONTENT = LtiContent.parse({ kind: 'question_set', contentId: 'qs_nurse-shift' })

async function anActivity(): Promise<LtiLink> {
  const key = { platformId: platform.id, deploymentId: 'deployment-1' }
  const course = await saveLtiContext(db, { ...key, contextId: 'course-1', title: 'Careers 7b' })
  return saveLtiLink(db, {
    ...key,
    resourceLinkId: `link-${++made}`,
    contextId: course.id,
    title: null,
    content: CONTENT,
    ags: null,
    dueAt: null,
  })
}

async function person(sub: string, requested: LaunchChanges = {}): Promise<string> {
  await acceptLaunch(api.services, claimsOf(platform, { sub, ...requested }))
  const { issuer, clientId } = platform
  const profile = await findProfileByLtiIdentity(db, { issuer, clientId, sub })
  if (!profile) throw new Error('Nobody came')
  return profile.id
}

interface Part {
  profileId: string | null
  classScore?: number | null
  tookPart?: boolean
  correctAnswers?: number
  removedAt?: number
  totalAnswers?: number
}

/** A settled game of the activity. */
async function played(
  link: LtiLink,
  parts: Part[],
  {
    endedAt = Date.UTC(2026, 4, 4, 10),
    isPractice = false,
    content = CONTENT,
    currentQuestionIndex = 9,
    game: change = {} as Parameters<typeof makeGame>[1],
  } = {},
) {
  const game = await makeGame(db, change)
  await insertLtiGame(db, { gameSessionId: game.id, linkId: link.id, content, isPractice })
  const players = []
  for (const { profileId, ...part } of parts) {
    players.push({ ...(await seat(db, game, profileId)), ...part })
  }
  const post = { ...(await resultOf(db, players)), endedAt, currentQuestionIndex }
  await settleGame(api.services, game.id, post)
  return { game, post }
}
const scoresOf = async (link: LtiLink) =>
  (await listLtiScores(db, link.id)).map(({ sub, score, version }) => ({ sub, score, version }))

describe('Settling a game of an activity', () => {
  test('queues a grade for each student, and for nobody else', async () => {
    const link = await anActivity()
    const ana = await person('ana')
    await played(link, [
      { profileId: ana, classScore: 80 },
      { profileId: null },
      { profileId: await makeProfile(db) },
      { profileId: await person('removed'), removedAt: 5 },
      { profileId: await person('silent'), totalAnswers: 0, classScore: 0 },
      { profileId: await person('co-teacher', { role: 'teacher' }) },
    ])
    expect(await scoresOf(link)).toEqual([{ sub: 'ana', score: 80, version: 1 }])
  })

  test('posted again changes nothing', async () => {
    const link = await anActivity()
    const { game, post } = await played(link, [{ profileId: await person('again') }])
    const before = await listLtiScores(db, link.id)
    await settleGame(api.services, game.id, post)
    expect(await listLtiScores(db, link.id)).toEqual(before)
  })

  test('as practice or ungraded queues nothing', async () => {
    const link = await anActivity()
    const parts = [{ profileId: await person('practice') }]
    await played(link, parts, { isPractice: true })
    await played(link, parts, { content: { ...CONTENT, graded: false } })
    expect(await scoresOf(link)).toEqual([])
  })

  test.each([
    ['best', [40, 90, 60], 90],
    ['last', [40, 90, 60], 60],
    ['first', [40, 90, 60], 40],
    ['best', [40, 40], 40],
  ] as const)('counts the %s of %j: %i', async (attempts, scores, wanted) => {
    const link = await anActivity()
    const profileId = await person(`${attempts}-${scores.length}`)
    const content = { ...CONTENT, attempts }
    for (const [i, classScore] of scores.entries()) {
      const endedAt = Date.UTC(2026, 4, 4, 10 + i)
      await played(link, [{ profileId, classScore }], { endedAt, content })
    }
    expect((await scoresOf(link)).map(({ score }) => score)).toEqual([wanted])
  })

  test.each([
    ['best', [null, 40], 40],
    ['last', [60, null], 60],
    ['first', [null, 70], 70],
  ] as const)('the %s of %j leaves out what has no grade: %i', async (attempts, scores, wanted) => {
    const link = await anActivity()
    const profileId = await person(`ungraded-${attempts}`)
    const content = { ...CONTENT, attempts }
    for (const [i, classScore] of scores.entries()) {
      const endedAt = Date.UTC(2026, 4, 4, 10 + i)
      await played(link, [{ profileId, classScore }], { endedAt, content })
    }
    expect((await scoresOf(link)).map(({ score }) => score)).toEqual([wanted])
  })

  test('that grades having taken part gives 100 % for it, and else nothing', async () => {
    const link = await anActivity()
    const part = { classScore: null, totalAnswers: 0 }
    const parts = [
      { profileId: await person('there'), ...part, tookPart: true },
      { profileId: await person('not-there'), ...part, tookPart: false },
    ]
    await played(link, parts, { game: { gameMode: 'shared_boss' } })
    expect(await scoresOf(link)).toEqual([{ sub: 'there', score: 100, version: 1 }])
  })

  test('of a mode without grades queues nothing', async () => {
    const link = await anActivity()
    const part = { profileId: await person('asked'), classScore: null, tookPart: true }
    await played(link, [part], { game: { gameMode: 'opinions' } })
    expect(await scoresOf(link)).toEqual([])
  })

  test('alone and silent is an attempt once a solution was shown', async () => {
    const content = { ...CONTENT, play: 'solo' as const, attempts: 'first' as const }
    const profileId = await person('reader')
    const silent = { profileId, totalAnswers: 0, correctAnswers: 0, classScore: 0 }
    const game = { sessionType: 'solo' as const, hostProfileId: profileId }
    const at = (hour: number) => ({ endedAt: Date.UTC(2026, 4, 4, hour), content, game })
    const link = await anActivity()
    await played(link, [silent], { ...at(10), currentQuestionIndex: 0 })
    expect(await scoresOf(link)).toEqual([])
    await played(link, [silent], { ...at(11), currentQuestionIndex: 9 })
    await played(link, [{ profileId, classScore: 100 }], at(12))
    expect(await scoresOf(link)).toEqual([{ sub: 'reader', score: 0, version: 1 }])
  })

  test('that comes late does not take the place of a later attempt', async () => {
    const link = await anActivity()
    const profileId = await person('overtaken')
    const content = { ...CONTENT, attempts: 'last' as const }
    const at = (hour: number) => ({ endedAt: Date.UTC(2026, 4, 4, hour), content })
    await played(link, [{ profileId, classScore: 70 }], at(12))
    await played(link, [{ profileId, classScore: 30 }], at(11))
    expect(await scoresOf(link)).toEqual([{ sub: 'overtaken', score: 70, version: 1 }])
  })

  test('knows a student who has an account by the login of this platform', async () => {
    const link = await anActivity()
    const account = await signUp(api.client, 'student')
    const visitor = await person('linked')
    await mergeProfiles(db, { fromId: visitor, intoId: account.profileId, now: Date.now() })
    const other = await aPlatform(api.services)
    await insertLtiIdentity(db, { ...other, sub: 'elsewhere', profileId: account.profileId })
    await played(link, [{ profileId: account.profileId, classScore: 55 }])
    expect(await scoresOf(link)).toEqual([{ sub: 'linked', score: 55, version: 1 }])
  })

  test('after other content was selected says which attempt at that it is', async () => {
    const link = await anActivity()
    const profileId = await person('moved-on')
    const former = { ...CONTENT, contentId: 'qs_food-truck' }
    await played(link, [{ profileId, classScore: 90 }], { content: former })
    await played(link, [{ profileId, classScore: 30 }], { endedAt: Date.UTC(2026, 4, 4, 11) })
    const [score] = await listLtiScores(db, link.id)
    expect(score).toMatchObject({ score: 30, result: { attempt: 1 } })
  })

  test('at other content than that of a grade before parting from an account replaces it', async () => {
    const link = await anActivity()
    const { issuer, clientId } = platform
    const account = await signUp(api.client, 'student')
    const visitor = await person('parted-before')
    await mergeProfiles(db, { fromId: visitor, intoId: account.profileId, now: Date.now() })
    await played(link, [{ profileId: account.profileId, classScore: 60 }])
    await removeAccountLink(db, account.profileId, { issuer, clientId, sub: 'parted-before' })
    const profileId = await person('parted-before')
    const content = { ...CONTENT, contentId: 'qs_food-truck' }
    const ags = null
    await saveLtiLink(db, { ...link, content, ags })
    const endedAt = Date.UTC(2026, 4, 4, 11)
    await played(link, [{ profileId, classScore: 30 }], { content, endedAt })
    expect((await scoresOf(link)).map(({ score }) => score)).toEqual([30])
  })

  test.each([
    ['best', [40], 60],
    ['best', [40, 80], 80],
    ['last', [40], 40],
    ['first', [80], 60],
  ] as const)(
    'after 60 and parting from an account, the %s of %j: %i',
    async (rule, more, grade) => {
      const link = await anActivity()
      const content = { ...CONTENT, attempts: rule }
      const at = (hour: number) => ({ endedAt: Date.UTC(2026, 4, 4, hour), content })
      const sub = `parted-${rule}-${more.length}`
      const { issuer, clientId } = platform
      const account = await signUp(api.client, 'student')
      const visitor = await person(sub)
      await mergeProfiles(db, { fromId: visitor, intoId: account.profileId, now: Date.now() })
      await played(link, [{ profileId: account.profileId, classScore: 60 }], at(10))
      await removeAccountLink(db, account.profileId, { issuer, clientId, sub })
      const profileId = await person(sub)
      expect(profileId).not.toBe(account.profileId)
      for (const [i, classScore] of more.entries()) {
        await played(link, [{ profileId, classScore }], at(11 + i))
      }
      expect((await scoresOf(link)).map(({ score }) => score)).toEqual([grade])
    },
  )
})
