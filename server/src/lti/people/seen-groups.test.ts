import { LtiContent } from '@pathquest/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { problem } from '../../../test/client'
import { aPlatform, type LaunchChanges, launchFrom } from '../../../test/lti'
import { makeGame, resultOf, seat } from '../../../test/results'
import type { Db } from '../../db/db'
import { settleGame } from '../../settlement/settle-game'
import { insertLtiGame } from '../activities/store'
import { findProfileByLtiIdentity, personId } from '../launches/store/identities'
import { findLtiLinkByKey } from '../launches/store/links'
import type { LtiPlatform } from '../platforms/store/platforms'

const CONTENT = LtiContent.parse({ kind: 'question_set', contentId: 'qs_nurse-shift' })
const AT_TEN = Date.UTC(2026, 4, 4, 10)
let api: TestApi
let db: Db
let platform: LtiPlatform
let made = 0

beforeAll(async () => {
  api = await makeTestApi()
  db = api.services.store.db
  platform = await aPlatform(api.services)
})
afterAll(() => api.stop())
beforeEach(() => {
  made++
})

/** In this course each person's groups come with their launch. */
const come = (sub: string, groups: string[], requested: LaunchChanges = {}) =>
  launchFrom(api.services, api.client, platform, {
    sub,
    name: sub,
    context: { id: `course-${made}`, title: null, label: null },
    resourceLink: { id: `link-${made}`, title: 'Nurse Shift' },
    custom: { content: 'question_set', content_id: 'qs_nurse-shift' },
    ownGroups: groups.map((id) => ({ id, name: id.toUpperCase() })),
    ...requested,
  })
const teach = (sub: string, groups: string[]) => come(sub, groups, { role: 'teacher' })
const ask = async (by: object, path: string, body?: object, method = body ? 'POST' : 'GET') =>
  (await api.client(method, `/api/lti/${path}`, body, by)).body
const idOf = (sub: string) => personId(platform.id, sub)

/** A class game of the activity, played to its end. */
async function played(groupId: string | null, sub: string, score = 80, endedAt = AT_TEN) {
  const { issuer, clientId, id: platformId } = platform
  const key = { platformId, deploymentId: 'deployment-1', resourceLinkId: `link-${made}` }
  const link = await findLtiLinkByKey(db, key)
  const profile = await findProfileByLtiIdentity(db, { issuer, clientId, sub })
  if (!link || !profile) throw new Error('Nobody came')
  const game = await makeGame(db)
  const played = { gameSessionId: game.id, linkId: link.id, content: CONTENT, groupId }
  await insertLtiGame(db, { ...played, isPractice: false })
  const player = await seat(db, game, profile.id)
  const post = await resultOf(db, [{ ...player, classScore: score }])
  await settleGame(api.services, game.id, { ...post, endedAt })
  return game.id
}

describe('A teacher of one group', () => {
  test('finds the reports of its games, and of no other', async () => {
    await come('ana', ['a'])
    await come('ben', ['b'])
    const [ofA, ofB, ofAll] = [
      await played('a', 'ana'),
      await played('b', 'ben'),
      await played(null, 'ana'),
    ]
    const reports = async (by: object) =>
      (await ask(by, 'reports')).games.map(({ sessionId }: { sessionId: string }) => sessionId)
    expect(await reports(await teach('of-a', ['a']))).toEqual([ofA])
    expect(await reports(await teach('of-b', ['b']))).toEqual([ofB])
    const all = await reports(await teach('head', []))
    expect(all.sort()).toEqual([ofA, ofB, ofAll].sort())
  })

  test('sees and gives more time to its students alone', async () => {
    await come('ana', ['a'])
    await come('ben', ['b'])
    const head = await teach('head', [])
    const teacher = await teach('of-a', ['a'])
    const give = (by: object, sub: string) =>
      ask(by, 'extra-times', { id: idOf(sub), factor: 1.5 }, 'PUT')
    expect(await give(teacher, 'ben')).toMatchObject({ code: 'lti_person_unknown', field: 'id' })
    await give(head, 'ben')
    const ana = { id: idOf('ana'), factor: 1.5 }
    expect(await give(teacher, 'ana')).toEqual({ people: [ana] })
    expect((await ask(head, 'extra-times')).people).toHaveLength(2)
  })

  test('sends grades by a changed rule for its students alone, one of them for that one', async () => {
    await come('ana', ['a'])
    await come('amy', ['a'])
    await come('ben', ['b'])
    for (const sub of ['ana', 'amy', 'ben']) {
      await played(null, sub, 40)
      await played(null, sub, 90, AT_TEN + 1)
    }
    const head = await teach('head', [])
    const teacher = await teach('of-a', ['a'])
    const { settings } = await ask(teacher, 'settings')
    await ask(teacher, 'settings', { settings: { ...settings, attempts: 'first' } }, 'PUT')
    const scores = async () =>
      Object.fromEntries(
        (await ask(head, 'grades')).rows.map(
          ({ name, sync }: { name: string; sync: { score: number } }) => [name, sync.score],
        ),
      )
    await ask(teacher, `reviews/${idOf('ana')}/send`, { comment: null })
    expect(await scores()).toEqual({ ana: 40, amy: 90, ben: 90 })
    await ask(teacher, 'grades/resend', {})
    expect(await scores()).toEqual({ ana: 40, amy: 40, ben: 90 })
  })
})

describe('Groups of which the platform tells ids alone', () => {
  const numbered = (...ids: string[]) => ({
    ownGroups: ids.map((id) => ({ id, name: id })),
  })
  const name = (by: object, names: object[]) => ask(by, 'groups', { names }, 'PUT')

  test('are named once by a teacher, for everybody in the course', async () => {
    const teacher = await come('ada', [], { role: 'teacher', ...numbered('7', '12') })
    await come('max', [], numbered('7'))
    expect(await ask(teacher, 'groups')).toEqual({
      own: true,
      groups: [
        { id: '7', name: '7', isUnnamed: true },
        { id: '12', name: '12', isUnnamed: true },
      ],
    })
    const named = [
      { id: '12', name: 'Blue', isUnnamed: true },
      { id: '7', name: 'Red', isUnnamed: true },
    ]
    const names = [
      { id: '7', name: ' Red ' },
      { id: '12', name: 'Blue' },
    ]
    expect(await name(teacher, names)).toEqual({ own: true, groups: named })
    // At the next launch, and for a colleague in none.
    const head = await come('eve', [], { role: 'teacher' })
    expect(await ask(head, 'groups')).toEqual({ own: false, groups: named })
    expect((await name(teacher, [{ id: '7', name: '' }])).groups[0]).toMatchObject({ name: '7' })
  })

  test('have the name of the platform where another launch told it', async () => {
    await come('max', ['red'])
    const teacher = await come('ada', [], { role: 'teacher', ...numbered('red') })
    expect((await ask(teacher, 'groups')).groups).toEqual([{ id: 'red', name: 'RED' }])
    expect(await name(teacher, [{ id: 'red', name: 'Mine' }])).toEqual(problem('lti_group_unknown'))
  })

  test('of other teachers are not for this one to name', async () => {
    const teacher = await come('ada', [], { role: 'teacher', ...numbered('7') })
    await come('max', [], numbered('8'))
    expect(await name(teacher, [{ id: '8', name: 'Mine' }])).toEqual(problem('lti_group_unknown'))
  })

  test('and who is in none is counted for who sees everybody', async () => {
    await come('max', [], numbered('7'))
    await come('zoe', [])
    const head = await come('eve', [], { role: 'teacher' })
    expect((await ask(head, 'roster')).ungrouped).toBe(1)
    const teacher = await come('ada', [], { role: 'teacher', ...numbered('7') })
    expect(await ask(teacher, 'roster')).not.toHaveProperty('ungrouped')
  })
})
