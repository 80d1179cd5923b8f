import { PAUSED_RETENTION_MS } from '@pathquest/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { aGame } from '../../test/storage/samples'
import { receivePost } from '../settlement/room-outbox'
import { findPlayer } from './store/players'
import { findGame } from './store/sessions'

const NURSE = 'qs_nurse-shift'
const TAB = 'tab-of-host'
let rooms: RoomsDouble
let api: TestApi
let teacher: Person

beforeAll(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ roomsOrigin: rooms.origin })
})
beforeEach(async () => {
  teacher = await signUp(api.client, 'teacher')
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

const post = (path: string, body: unknown = {}, by: object = teacher) =>
  api.client('POST', path, body, by)

/** A class game of one guest, started. */
async function running() {
  const { session } = (await post('/api/games', { questionSetId: NURSE })).body
  const path = `/api/games/${session.id}`
  const joined = await post(
    '/api/games/join',
    { gameCode: session.gameCode, displayName: 'Gus' },
    {},
  )
  await post(`${path}/start`, { tab: TAB })
  const { id, gameCode } = session as { id: string; gameCode: string }
  return { id, gameCode, path, playerId: joined.body.player.id as string }
}
/** Delivers the posts of its room to the server. */
async function deliver(id: string) {
  for (const content of rooms.posts(id)) await receivePost(api.services, id, content)
}
const listed = async (id: string) => {
  const { games } = (await api.client('GET', '/api/dashboard', undefined, teacher)).body
  return games.find((game: { sessionId: string }) => game.sessionId === id)
}

describe('A paused game', () => {
  test('is on the dashboard with its expiry, and resumes', async () => {
    const { id, path } = await running()
    expect((await post(`${path}/pause`, { tab: TAB })).status).toBe(200)
    await deliver(id)
    const game = await findGame(api.services.store.db, id)
    expect(game?.pausedAt).toBeTypeOf('number')
    expect(await listed(id)).toMatchObject({
      status: 'in_progress',
      pausedUntil: (game?.pausedAt ?? 0) + PAUSED_RETENTION_MS,
    })
    await post(`${path}/resume`, { tab: TAB })
    await deliver(id)
    expect((await listed(id)).pausedUntil).toBeUndefined()
  })

  test('that ends is no longer paused', async () => {
    const { id, path } = await running()
    await post(`${path}/pause`, { tab: TAB })
    await deliver(id)
    await post(`${path}/end`, { tab: TAB })
    await deliver(id)
    expect(await findGame(api.services.store.db, id)).toMatchObject({
      status: 'completed',
      pausedAt: null,
    })
  })

  test('is not paused by its players', async () => {
    const { path } = await running()
    expect((await post(`${path}/pause`, {}, {})).status).toBe(401)
    const other = await signUp(api.client, 'teacher')
    expect((await post(`${path}/pause`, {}, other)).body).toEqual(problem('game_not_found'))
  })
})

describe('Names', () => {
  const nameOf = async (playerId: string) =>
    (await findPlayer(api.services.store.db, playerId))?.displayName

  test('set by the host reach the copy; a doubtful one is replaced by a drawn one', async () => {
    const { id, path, playerId } = await running()
    await post(`${path}/rename`, { playerId, displayName: '  Maya   R. ' })
    await deliver(id)
    expect(await nameOf(playerId)).toBe('Maya R.')
    await post(`${path}/rename`, { playerId, displayName: 'f u c k' })
    await deliver(id)
    expect(await nameOf(playerId)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
  })

  test('that cannot be shown are refused', async () => {
    const { path, playerId } = await running()
    const refused = await post(`${path}/rename`, { playerId, displayName: '\u202e' })
    expect(refused.body).toEqual(problem('name_not_allowed'))
  })

  test('wait for approval if the game requires it', async () => {
    const requested = { questionSetId: NURSE, settings: { approveNames: true } }
    const { session } = (await post('/api/games', requested)).body
    const join = { gameCode: session.gameCode, displayName: 'Gus' }
    const { player } = (await post('/api/games/join', join, {})).body
    expect(player.displayName).not.toBe('Gus')
    await post(`/api/games/${session.id}/approve-name`)
    await deliver(session.id)
    expect(await nameOf(player.id)).toBe('Gus')
  })
})

test('A code typed with O for zero and I for one is accepted', async () => {
  const { profileId: hostProfileId } = teacher
  const { id } = await aGame(api.services.store.db, { gameCode: 'Z0Y1X0', hostProfileId })
  for (const gameCode of ['ZOYIXO', 'zoyixo', ' zoy-ix0 ']) {
    const { body } = await post('/api/games/join', { gameCode, displayName: 'Gus' })
    expect(body).toMatchObject({ isHost: true, session: { id } })
  }
})

describe('A seat code', () => {
  const codeOf = async (path: string, playerId: string) => {
    await post(`${path}/seat-code`, { playerId })
    const seat = rooms.game(path.split('/').at(-1) ?? '')?.seats[playerId]
    return seat?.seatCode?.code ?? ''
  }

  test('gives the own seat to another device, once', async () => {
    const { gameCode, path, playerId } = await running()
    const code = await codeOf(path, playerId)
    const typed = { gameCode, displayName: '', seatCode: ` ${code.toLowerCase()} ` }
    const joined = await post('/api/games/join', typed, {})
    expect(joined.body).toMatchObject({ isHost: false, player: { id: playerId } })
    const bearer = joined.body.seatToken
    const seat = await api.client('GET', `${path}/seat`, undefined, { bearer })
    expect(seat.body.player.id).toBe(playerId)
    expect((await post('/api/games/join', typed, {})).body).toEqual(problem('seat_code_invalid'))
  })
  test('of a game that is not public is unknown while its room does not answer', async () => {
    const { session } = (await post('/api/games', { questionSetId: NURSE, isPublic: false })).body
    const typed = (gameCode: string) =>
      post('/api/games/join', { gameCode, displayName: '', seatCode: 'QQQQ' }, {})
    rooms.fail = { call: 'claim', when: 'before' }
    const hidden = await typed(session.gameCode)
    rooms.fail = null
    const { status, body } = await typed('ZZZZZZ')
    expect(hidden).toMatchObject({ status, body })
  })
})
