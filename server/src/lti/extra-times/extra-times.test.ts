import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { problem } from '../../../test/client'
import { aPlatform, type LaunchChanges, launchFrom } from '../../../test/lti'
import { TEST_STORE } from '../../../test/results'
import { type RoomsDouble, startRoomsDouble } from '../../../test/rooms-double'
import { ownRooms, RoomClient } from '../../rooms'
import { endLostGame } from '../../settlement/end-lost-game'

const CUSTOM = { content: 'question_set', content_id: 'qs_nurse-shift', play: 'solo' }
const LIVE = { content: 'question_set', content_id: 'qs_nurse-shift' }
let rooms: RoomsDouble
let api: TestApi
let platform: Awaited<ReturnType<typeof aPlatform>>

beforeEach(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi()
  api.services.rooms = new RoomClient({
    stores: ownRooms(TEST_STORE, { origin: () => rooms.origin }),
    secret: api.services.secrets.room,
    now: Date.now,
    onGone: (id) => endLostGame(api.services, id),
  })
  platform = await aPlatform(api.services)
})
afterEach(async () => {
  await api.stop()
  await rooms.stop()
})

const come = (sub: string, requested: LaunchChanges = {}) =>
  launchFrom(api.services, api.client, platform, { sub, custom: CUSTOM, ...requested })
const teach = (requested: LaunchChanges = {}) => come('teacher', { role: 'teacher', ...requested })
type By = { bearer: string }
const get = async (path: string, by: By) => (await api.client('GET', path, undefined, by)).body
const give = (by: By, id: string, factor: unknown) =>
  api.client('PUT', '/api/lti/extra-times', { id, factor }, by)
/** The only student who came. */
const studentId = async (by: By): Promise<string> => {
  const { members } = await get('/api/lti/roster', by)
  return members.find(({ role }: { role: string }) => role === 'student').id
}
const begin = async (by: By) => (await api.client('POST', '/api/lti/solo', {}, by)).body
const factorsIn = (id: string) =>
  Object.values(rooms.game(id)?.seats ?? {}).map(({ timeFactor }) => timeFactor)

describe('More time for a student of a course', () => {
  test('is kept for the person: shown before the start, and there from the first question', async () => {
    const ana = await come('ana')
    const teacher = await teach()
    const before = await get('/api/lti/solo', ana)
    expect(before).toMatchObject({ hasExtraTime: false, progress: null, attemptsLeft: null })
    const id = await studentId(teacher)
    expect((await give(teacher, id, 1.5)).body).toEqual({ people: [{ id, factor: 1.5 }] })
    const after = await get('/api/lti/solo', ana)
    expect(after).toMatchObject({ hasExtraTime: true, seconds: Math.round(before.seconds * 1.5) })
    const { session } = await begin(ana)
    expect(factorsIn(session.id)).toEqual([1.5])
    // One clock for the whole game is the same for everybody.
    const custom = { ...CUSTOM, mode: 'switchback' }
    const paced = await come('ana', { custom, resourceLink: { id: 'link-3', title: 'Paced' } })
    expect(await get('/api/lti/solo', paced)).toMatchObject({ hasExtraTime: false, seconds: 360 })
    // In another activity of the same course as well.
    const elsewhere = await come('ana', { resourceLink: { id: 'link-2', title: 'Another' } })
    expect(factorsIn((await begin(elsewhere)).session.id)).toEqual([1.5])
  })

  test('is of this course alone', async () => {
    await come('ana')
    const teacher = await teach()
    await give(teacher, await studentId(teacher), 2)
    const context = { id: 'course-2', title: 'Other', label: null }
    const other = await come('ana', { context, resourceLink: { id: 'link-9', title: 'There' } })
    expect(factorsIn((await begin(other)).session.id)).toEqual([undefined])
  })

  test('reaches what is played right now, and is taken back there', async () => {
    const ana = await come('ana')
    const { session } = await begin(ana)
    const teacher = await teach()
    const id = await studentId(teacher)
    await give(teacher, id, 1.25)
    expect(factorsIn(session.id)).toEqual([1.25])
    expect((await give(teacher, id, 1)).body).toEqual({ people: [] })
    expect(factorsIn(session.id)).toEqual([undefined])
  })

  test('holds in a live game, and no other player is told', async () => {
    const link = { custom: LIVE, resourceLink: { id: 'live', title: 'Live' } }
    const ana = await come('ana', link)
    const teacher = await teach(link)
    await give(teacher, await studentId(teacher), 2)
    const ben = await come('ben', link)
    const { session } = (await api.client('POST', '/api/lti/game', {}, teacher)).body
    for (const by of [ana, ben]) await api.client('POST', '/api/lti/seat', {}, by)
    expect(factorsIn(session.id)).toEqual([2, undefined])
    const told = await Promise.all(
      ['/api/lti/launch', '/api/lti/attempts', '/api/lti/game'].map((path) => get(path, ben)),
    )
    expect(JSON.stringify(told)).not.toMatch(/extra|factor/i)
    expect(JSON.stringify(await get('/api/lti/roster', teacher))).not.toMatch(/factor/i)
    expect((await api.client('GET', '/api/lti/extra-times', undefined, ben)).status).toBe(403)
  })

  test('is refused for nobody of the course, and by no factor of one’s own', async () => {
    await come('ana')
    const teacher = await teach()
    expect((await give(teacher, 'nobody', 1.5)).body).toEqual(problem('lti_person_unknown'))
    expect((await give(teacher, await studentId(teacher), 3)).status).toBe(400)
    const nowhere = await teach({ context: null, resourceLink: { id: 'link-3', title: 'Free' } })
    expect((await give(nowhere, 'nobody', 1.5)).body).toEqual(problem('lti_no_course'))
  })
})

test('an unfinished attempt is told to its player before going on, and to the teacher', async () => {
  const ana = await come('ana', { custom: { ...CUSTOM, attempts: 'first' } })
  expect(await get('/api/lti/solo', ana)).toMatchObject({ attemptsLeft: 1, progress: null })
  const { session } = await begin(ana)
  const progress = { answered: 0, questions: session.questionCount ?? expect.any(Number) }
  expect(await get('/api/lti/solo', ana)).toMatchObject({ attemptsLeft: 0, progress })
  const teacher = await teach({ custom: { ...CUSTOM, attempts: 'first' } })
  const { members } = await get('/api/lti/roster', teacher)
  expect(members.filter(({ role }: { role: string }) => role === 'student')).toMatchObject([
    { progress },
  ])
  expect((await get('/api/lti/grades', teacher)).rows).toMatchObject([{ progress }])
})
