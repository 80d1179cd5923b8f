import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { aPlatform, launchFrom } from '../../test/lti'
import { TEST_STORE } from '../../test/results'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { findGame } from '../games/store/sessions'
import { ownRooms, RoomClient } from '../rooms'
import { endLostGame } from './end-lost-game'
import { endLeftAttempts } from './left-attempts'
import { receivePost } from './room-outbox'

const HOUR = 3_600_000
const CUSTOM = { content: 'question_set', content_id: 'qs_nurse-shift', play: 'solo' }
const BEGAN_AT = Date.UTC(2027, 2, 1, 8)
let rooms: RoomsDouble
let api: TestApi
let platform: Awaited<ReturnType<typeof aPlatform>>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: BEGAN_AT })
  rooms = await startRoomsDouble()
  api = await makeTestApi()
  api.services.rooms = new RoomClient({
    stores: ownRooms(TEST_STORE, { origin: () => rooms.origin }),
    secret: api.services.secrets.room,
    now: Date.now,
    onGone: (id) => endLostGame(api.services, id),
    pause: async () => void vi.advanceTimersByTime(2_000),
  })
  platform = await aPlatform(api.services)
})
afterEach(async () => {
  vi.useRealTimers()
  await api.stop()
  await rooms.stop()
})

const visitOf = (custom: Record<string, string> = {}) =>
  launchFrom(api.services, api.client, platform, { custom: { ...CUSTOM, ...custom } })

async function begin(custom: Record<string, string> = {}) {
  const visit = await visitOf(custom)
  const { status, body } = await api.client('POST', '/api/lti/solo', {}, visit)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { id: body.session.id as string, seat: body.seatToken as string }
}
const later = (ms: number) => void vi.setSystemTime(Date.now() + ms)
const sweep = () => endLeftAttempts(api.services, new AbortController().signal, 0)
const tell = async (id: string) => {
  for (const post of rooms.posts(id)) await receivePost(api.services, id, post)
}
const endings = () => rooms.calls.filter((call) => call === 'end').length
const outcome = async (id: string) => (await findGame(api.services.store.db, id))?.outcome
const attempts = async (visit: { bearer: string }) =>
  (await api.client('GET', '/api/lti/attempts', undefined, visit)).body.attempts

test('an attempt that nobody goes on with ends after a day, with what was answered', async () => {
  const { id, seat } = await begin()
  later(2_000)
  await api.client('POST', `/api/games/${id}/moves`, answerOf(id), { bearer: seat })
  await tell(id)
  later(24 * HOUR - 1)
  await sweep()
  expect(endings()).toBe(0)
  later(1)
  await sweep()
  await sweep()
  await tell(id)
  expect(await outcome(id)).toBe('finished')
  expect(await attempts(await visitOf())).toMatchObject([
    { sessionId: id, status: 'completed', correctAnswers: 1, totalAnswers: 1, counts: true },
  ])
  const told = endings()
  await sweep()
  expect(endings()).toBe(told)
})

test('whoever comes back to it has another day', async () => {
  const { id } = await begin()
  later(23 * HOUR)
  await api.client('POST', '/api/lti/solo', {}, await visitOf())
  later(23 * HOUR)
  await sweep()
  expect(rooms.status(id)).toBe('in_progress')
})

test('at the due date it ends, if nobody is at it', async () => {
  const dueAt = new Date(BEGAN_AT + HOUR).toISOString()
  const { id } = await begin({ due_at: dueAt })
  await tell(id)
  later(HOUR)
  await sweep()
  expect(rooms.status(id)).toBe('in_progress')
  later(1)
  await sweep()
  expect(rooms.status(id)).toBe('completed')
})

test('begun after the due date it is not cut off by it: only a day without activity ends it', async () => {
  const { id } = await begin({ due_at: new Date(BEGAN_AT - HOUR).toISOString() })
  await tell(id)
  later(23 * HOUR)
  await sweep()
  expect(rooms.status(id)).toBe('in_progress')
  later(HOUR)
  await sweep()
  expect(rooms.status(id)).toBe('completed')
})

test('where rooms are away it stays, and ends another time', async () => {
  const { id } = await begin()
  later(25 * HOUR)
  rooms.fail = { call: 'end', when: 'before' }
  await sweep()
  expect(rooms.status(id)).toBe('in_progress')
  rooms.fail = null
  await sweep()
  expect(rooms.status(id)).toBe('completed')
})

test('where its room is lost it counts with what is known', async () => {
  const { id } = await begin()
  rooms.lose(id)
  later(25 * HOUR)
  await sweep()
  expect(await findGame(api.services.store.db, id)).toMatchObject({
    outcome: 'finished',
    metadata: { endedByFault: true },
  })
})

/** The right option of the question that is open. */
function answerOf(id: string) {
  const question = rooms.setup(id)?.questions[0]
  return {
    id: 'move-1',
    move: {
      type: 'answer',
      questionId: question?.id,
      selectedOptionIndex: question?.correctIndex,
    },
  }
}
