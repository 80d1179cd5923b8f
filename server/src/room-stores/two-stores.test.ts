import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { type Client, clientOf, problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { makeGame, resultOf, seat, TEST_STORE } from '../../test/results'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { tellErasures } from '../account-data/erasure-sweep'
import { listErasures } from '../account-data/store/rooms-of-person'
import { findUserByProfile } from '../accounts'
import { listPlayers } from '../games/store/players'
import { findGame, type GameSession } from '../games/store/sessions'
import { makeApp } from '../main/app'
import { ownRooms, RoomClient } from '../rooms'
import type { Services } from '../services/services'
import { endLostGame } from '../settlement/end-lost-game'
import { checkRooms } from '../settlement/lost-games'
import { giveUpStore } from '../settlement/lost-store'
import { receivePost } from '../settlement/room-outbox'
import { findSettlement } from '../settlement/store/settlements'
import { makeAddressOf } from './membership'
import { putRoomStore } from './store'

const NURSE = 'qs_nurse-shift'
const TAB = 'tab-of-host'
const OTHER_STORE = 'rs_11111111111111111111'
const OTHER_ORIGIN = 'https://other.school.example'
let now: number
let rooms: RoomsDouble
let otherRooms: RoomsDouble
let api: TestApi
/** A second server on the same database, with rooms of its own. */
let other: { services: Services; client: Client }
let teacher: Person

beforeEach(async () => {
  now = Date.now()
  rooms = await startRoomsDouble()
  otherRooms = await startRoomsDouble()
  api = await makeTestApi({ roomsOrigin: rooms.origin, now: () => now })
  other = secondServer(OTHER_ORIGIN)
  const { store, env } = api.services
  for (const [id, origin] of [
    [TEST_STORE, env.publicOrigin],
    [OTHER_STORE, OTHER_ORIGIN],
  ] as const) {
    await putRoomStore(store.db, { id, origin, place: origin, aliveUntil: now })
  }
  teacher = await signUp(api.client, 'teacher')
})
afterEach(async () => {
  await api.stop()
  await Promise.all([rooms.stop(), otherRooms.stop()])
})

function secondServer(publicOrigin: string) {
  const env = { ...api.services.env, publicOrigin }
  const services: Services = {
    ...api.services,
    env,
    rooms: new RoomClient({
      stores: ownRooms(OTHER_STORE, { origin: () => otherRooms.origin }),
      addressOf: makeAddressOf({ store: api.services.store, env }),
      secret: api.services.secrets.room,
      now: () => now,
      onGone: (id) => endLostGame(services, id),
    }),
  }
  const app = makeApp(services)
  return { services, client: clientOf(async (path, init) => app.request(path, init)) }
}

const found = async (id: string) => (await findGame(api.services.store.db, id)) as GameSession

async function lobby(by: Person = teacher) {
  const { body } = await api.client('POST', '/api/games', { questionSetId: NURSE }, by)
  const { id, gameCode } = body.session as { id: string; gameCode: string }
  const joined = await api.client('POST', '/api/games/join', { gameCode, displayName: 'Ana' })
  now += 2 * 60_000
  return { id, gameCode, path: `/api/games/${id}`, seat: { bearer: joined.body.seatToken } }
}

async function running() {
  const game = await lobby()
  await api.client('POST', `${game.path}/start`, { tab: TAB }, teacher)
  return game
}

describe('A server that is asked for a game of another store', () => {
  test.each([
    ['lobby', lobby],
    ['running game', running],
  ])('says where its %s is played, and changes nothing', async (_what, make) => {
    const { id, gameCode, path, seat } = await make()
    const before = await found(id)
    const move = { id: 'm1', move: { type: 'answer', questionId: 'qn', selectedOptionIndex: 0 } }
    const calls = [
      ['POST', `${path}/start`, { tab: TAB }, teacher],
      ['POST', `${path}/end`, { tab: TAB }, teacher],
      ['POST', `${path}/advance`, { tab: TAB }, teacher],
      ['GET', `${path}/view?role=host&tab=${TAB}`, undefined, teacher],
      ['GET', `${path}/view?role=screen&tab=${TAB}`, undefined, teacher],
      ['POST', `${path}/ticket`, { role: 'screen', tab: TAB }, teacher],
      ['GET', `${path}/view?role=player`, undefined, seat],
      ['POST', `${path}/ticket`, { role: 'player' }, seat],
      ['POST', `${path}/moves`, move, seat],
      ['POST', `${path}/leave`, {}, seat],
      ['POST', '/api/games/join', { gameCode, displayName: 'Ben' }, {}],
      ['POST', '/api/games/join', { gameCode, displayName: 'Ana', seatCode: 'ABCDEF' }, {}],
    ] as const
    for (const [method, to, body, by] of calls) {
      const answer = await other.client(method, to, body, by)
      expect([to, answer.status]).toEqual([to, 421])
      expect(answer.body).toMatchObject({
        code: 'game_elsewhere',
        params: { address: api.services.env.publicOrigin },
      })
    }
    expect(await found(id)).toEqual(before)
    expect(await listPlayers(api.services.store.db, id)).toMatchObject([{ displayName: 'Ana' }])
    expect(otherRooms.calls).toEqual([])
    expect((await api.client('GET', `${path}/view?role=player`, undefined, seat)).status).toBe(200)
  })

  test('behind the same address asks to try again, which may reach the right one', async () => {
    const { path, id } = await running()
    const same = secondServer(api.services.env.publicOrigin)
    for (const command of ['end', 'advance']) {
      const { status, body } = await same.client(
        'POST',
        `${path}/${command}`,
        { tab: TAB },
        teacher,
      )
      expect([status, body]).toEqual([503, problem('room_unavailable')])
    }
    expect(await found(id)).toMatchObject({ status: 'in_progress' })
  })

  test('makes no second room of it', async () => {
    const { id } = await lobby()
    const made = await other.client('POST', '/api/game/initialize', { sessionId: id }, teacher)
    expect(made.body).toMatchObject({
      success: false,
      error: expect.stringContaining('is played at'),
    })
    const student = await signUp(api.client)
    const solo = { questionSetId: NURSE, sessionType: 'solo' }
    const begun = await api.client('POST', '/api/games', solo, student)
    const again = await other.client('POST', '/api/games', solo, student)
    expect(again.body).toEqual(problem('game_elsewhere'))
    expect(await found(begun.body.session.id)).toMatchObject({ status: 'in_progress' })
    expect(otherRooms.calls).toEqual([])
  })

  test('shows a game that is over from what is stored', async () => {
    const { id, path } = await running()
    await receivePost(api.services, id, {
      ...(await resultOf(api.services.store.db, [])),
      answers: [],
    })
    const { status, body } = await other.client(
      'GET',
      `${path}/view?role=host&tab=${TAB}`,
      undefined,
      teacher,
    )
    expect([status, body.view.stage]).toEqual([200, { name: 'podium' }])
    const ticket = { role: 'host', tab: TAB }
    const given = await other.client('POST', `${path}/ticket`, ticket, teacher)
    expect(given.status).toBe(200)
  })

  test('takes no post about it from a room of its own', async () => {
    const { id } = await running()
    const { db } = api.services.store
    const before = await found(id)
    const cancelled = { kind: 'cancelled', key: 'c:1', endedAt: now } as const
    const roster = {
      kind: 'roster',
      key: 'roster:1',
      currentQuestionIndex: 7,
      players: [],
      freed: [],
    } as const
    for (const post of [
      await resultOf(db, []),
      cancelled,
      { ...roster, players: [], freed: [] },
      { kind: 'started', key: 's:1', startedAt: now } as const,
    ]) {
      await expect(receivePost(other.services, id, post)).rejects.toMatchObject({
        code: 'room_unavailable',
      })
    }
    expect(await found(id)).toEqual(before)
    expect(await findSettlement(db, id)).toBeUndefined()
  })

  test('sweeps it neither at its start nor later', async () => {
    const games = [await lobby(), await running()]
    const before = await Promise.all(games.map(({ id }) => found(id)))
    const { signal } = new AbortController()
    for (const sessionType of ['multiplayer', 'solo'] as const) {
      await checkRooms(other.services, sessionType, signal, { paceMs: 0 })
    }
    expect(await Promise.all(games.map(({ id }) => found(id)))).toEqual(before)
    expect(otherRooms.calls).toEqual([])
  })
})

describe('A game whose store is not known', () => {
  test('is asked for, not ended where its room is not, and known once its room tells of it', async () => {
    const { db } = api.services.store
    const { id } = await makeGame(db, { storeId: null, hostProfileId: teacher.profileId })
    now += 2 * 60_000
    const ended = await api.client('POST', `/api/games/${id}/end`, { tab: TAB }, teacher)
    expect(ended.body).toEqual(problem('room_unavailable'))
    expect(rooms.calls).toEqual(['end'])
    expect(await found(id)).toMatchObject({ status: 'waiting', storeId: null })
    await receivePost(api.services, id, { kind: 'started', key: 's:1', startedAt: now })
    const storeId = TEST_STORE
    expect(await found(id)).toMatchObject({ status: 'in_progress', storeId })
  })
})

describe('The deletion of an account', () => {
  test('does not wait for rooms of another store; their server tells them', async () => {
    const person = await signUp(api.client)
    const { id, gameCode } = await lobby()
    await api.client('POST', '/api/games/join', { gameCode, displayName: 'Quiet' }, person)
    const solo = { questionSetId: NURSE, sessionType: 'solo' }
    const { body } = await api.client('POST', '/api/games', solo, person)
    const alone = body.session.id as string
    const { db } = api.services.store
    const { email, password } = person
    const done = await other.client(
      'POST',
      '/api/account/deletion',
      { password, confirmation: email },
      person,
    )
    expect(done.status).toBe(204)
    expect(await findUserByProfile(db, person.profileId)).toBeUndefined()
    expect(await findGame(db, alone)).toBeUndefined()
    expect((await listPlayers(db, id)).map(({ displayName }) => displayName)).toEqual(['Ana', ''])
    expect(rooms.calls).not.toContain('forget')
    expect(otherRooms.calls).toEqual([])

    const { signal } = new AbortController()
    await tellErasures(other.services, signal)
    const storeId = TEST_STORE
    expect(await listErasures(db, storeId, 9)).toHaveLength(2)
    rooms.fail = { call: 'forget', when: 'before' }
    await tellErasures({ ...api.services, rooms: impatient() }, signal)
    expect((await listErasures(db, storeId, 9)).map(({ kind }) => kind)).toContain('seat')
    rooms.fail = null
    await tellErasures(api.services, signal)
    expect(await listErasures(db, storeId, 9)).toEqual([])
    expect(rooms.calls).toContain('forget')
    expect(rooms.game(alone)).toBeUndefined()
    expect(JSON.stringify(rooms.game(id))).not.toContain('Quiet')
    expect(await found(id)).toMatchObject({ status: 'waiting' })
  })

  test('is not kept by a game whose store is not known', async () => {
    const person = await signUp(api.client)
    const { db } = api.services.store
    const game = await makeGame(db, { storeId: null })
    await seat(db, game, person.profileId)
    const body = { password: person.password, confirmation: person.email }
    const done = await other.client('POST', '/api/account/deletion', body, person)
    expect([done.status, otherRooms.calls]).toEqual([204, ['forget']])
    expect((await listPlayers(db, game.id)).map(({ displayName }) => displayName)).toEqual([''])
    expect(await found(game.id)).toMatchObject({ status: 'waiting' })
  })

  const impatient = () =>
    new RoomClient({
      stores: ownRooms(TEST_STORE, { origin: () => rooms.origin }),
      secret: api.services.secrets.room,
      now: () => now,
      giveUpMs: 1,
    })
})

describe('A store that is given up', () => {
  test('has its games ended with what is known, and no others', async () => {
    const { db } = api.services.store
    const [kept, theirs, solo] = [
      await lobby(),
      await makeGame(db, { storeId: OTHER_STORE }),
      await makeGame(db, { storeId: OTHER_STORE, sessionType: 'solo' }),
    ]
    const running = { id: OTHER_STORE, origin: OTHER_ORIGIN, place: 'b', aliveUntil: now + 1 }
    await putRoomStore(db, running)
    expect(await giveUpStore(api.services, OTHER_STORE)).toEqual({ ok: false, why: 'running' })
    expect(await giveUpStore(api.services, 'rs_none')).toEqual({ ok: false, why: 'unknown' })
    expect(await found(theirs.id)).toMatchObject({ status: 'waiting' })
    now += 1
    expect(await giveUpStore(api.services, OTHER_STORE)).toEqual({ ok: true, games: 2 })
    for (const { id } of [theirs, solo]) {
      expect(await found(id)).toMatchObject({
        status: 'completed',
        metadata: { endedByFault: true },
      })
    }
    expect(await found(kept.id)).toMatchObject({ status: 'waiting' })
    const nobodys = await makeGame(db, { storeId: null })
    expect(await giveUpStore(api.services, null)).toEqual({ ok: true, games: 1 })
    expect(await found(nobodys.id)).toMatchObject({ status: 'completed' })
  })
})
