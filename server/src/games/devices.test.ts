import { stepPicturesAt } from '@pathquest/core/rooms/second-step'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { type Caller, problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'

const NURSE = 'qs_nurse-shift'

/** The clock is fixed: rate limits refill with time, however long requests take. */
const AT = Date.now()
let rooms: RoomsDouble
let api: TestApi
let teacher: Person

beforeAll(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ roomsOrigin: rooms.origin, now: () => AT })
  teacher = await signUp(api.client, 'teacher')
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

async function host(requested: object = {}) {
  const { body } = await api.client(
    'POST',
    '/api/games',
    { questionSetId: NURSE, ...requested },
    teacher,
  )
  const { id, gameCode } = body.session as { id: string; gameCode: string }
  const command = (name: string, fields: object = {}) =>
    api.client('POST', `/api/games/${id}/${name}`, fields, teacher)
  const invite = async () => {
    const seat = await api.client('GET', `/api/games/${id}/seat`, undefined, teacher)
    return new URLSearchParams(seat.body.joinPath.split('?')[1]).get('invite')
  }
  return { id, gameCode, command, invite }
}

const join = (gameCode: string, displayName: string, by: Caller = {}, more: object = {}) =>
  api.client('POST', '/api/games/join', { gameCode, displayName, ...more }, by)

describe('A removed player', () => {
  test('stays out on that device, also of the games that follow', async () => {
    const game = await host()
    const first = await join(game.gameCode, 'Zoe')
    await game.command('kick', { playerId: first.body.player.id })
    const device = { cookie: first.cookie }
    expect((await join(game.gameCode, 'Somebody', device)).body).toEqual(problem('player_removed'))
    const next = await host({ playAgainOf: game.id })
    const third = await host({ playAgainOf: next.id })
    for (const { gameCode } of [next, third]) {
      expect((await join(gameCode, 'Somebody', device)).body).toEqual(problem('player_removed'))
    }
    const other = await host()
    expect((await join(other.gameCode, 'Zoe', device)).status).toBe(200)
  })

  test('does not enter a private follow-up by the previous seat', async () => {
    const game = await host({ isPublic: false })
    const invite = await game.invite()
    const removed = await join(game.gameCode, 'Zoe', {}, { invite })
    const stayed = await join(game.gameCode, 'Max', {}, { invite })
    await game.command('kick', { playerId: removed.body.player.id })
    const next = await host({ isPublic: false, playAgainOf: game.id })
    const by = (reply: typeof removed) => ({ bearer: reply.body.seatToken })
    expect((await join(next.gameCode, 'Zoe', by(removed))).body).toEqual(problem('player_removed'))
    expect((await join(next.gameCode, 'Max', by(stayed))).status).toBe(200)
  })

  test('with an account: not into a public follow-up on another device', async () => {
    const student = await signUp(api.client)
    const game = await host()
    const seat = await join(game.gameCode, 'Zoe', student)
    await game.command('kick', { playerId: seat.body.player.id })
    const next = await host({ playAgainOf: game.id })
    expect((await join(next.gameCode, 'Zoe', student)).body).toEqual(problem('player_removed'))
  })
})

describe('A lobby', () => {
  test('gives one device ten seats, not thirty', async () => {
    const game = await host({ maxPlayers: 30 })
    let cookie = ''
    const statuses: number[] = []
    for (let i = 0; i < 30; i++) {
      const seat = await join(game.gameCode, `Player ${i}`, cookie ? { cookie } : {})
      if (seat.cookie) cookie = seat.cookie
      statuses.push(seat.status)
    }
    // The first one sent no mark yet.
    expect(statuses.filter((status) => status === 200)).toHaveLength(11)
    expect(statuses.filter((status) => status === 429)).toHaveLength(19)
  })

  test('that opens by link alone accepts the link, and no code', async () => {
    const game = await host()
    await game.command('only-link')
    expect((await join(game.gameCode, 'Zoe')).body).toEqual(problem('link_needed'))
    const invite = await game.invite()
    expect((await join(game.gameCode, 'Zoe', {}, { invite })).status).toBe(200)
  })

  test('with a second step accepts the link, or the code with the pictures', async () => {
    const game = await host()
    await game.command('second-step')
    const invite = await game.invite()
    const linked = await join(game.gameCode, 'Ana', {}, { invite })
    const typed = await join(game.gameCode, 'Zoe')
    const seats = () => Object.keys(rooms.game(game.id)?.seats ?? {})
    expect(seats()).toEqual([linked.body.player.id])
    const by = { bearer: typed.body.seatToken }
    const { body } = await api.client(
      'GET',
      `/api/games/${game.id}/view?role=player`,
      undefined,
      by,
    )
    expect(body.view).toMatchObject({ players: [], secondStep: { retryAt: null, length: 3 } })
    const key = rooms.game(game.id)?.secondStep?.key ?? 'no key'
    expect(JSON.stringify(body)).not.toContain(key)
    const move = { type: 'second_step', pictures: stepPicturesAt(key, Date.now(), 3) }
    await api.client('POST', `/api/games/${game.id}/moves`, { id: 'tapped', move }, by)
    expect(seats()).toEqual([linked.body.player.id, typed.body.player.id])
    await game.command('one-step')
    expect((await join(game.gameCode, 'Max')).status).toBe(200)
    expect(seats()).toHaveLength(3)
  })

  test('shows a doubtful name only to its host if names need approval', async () => {
    const approving = await host({ settings: { approveNames: true } })
    const asked = await join(approving.gameCode, 'kys')
    const seats = rooms.game(approving.id)?.seats ?? {}
    expect(seats[asked.body.player.id]).toMatchObject({ nameWish: 'kys', wishIsDoubtful: true })
    const game = await host()
    expect((await join(game.gameCode, 'kys')).body.player.displayName).not.toBe('kys')
  })

  test('shows a borderline name once its host has approved it', async () => {
    const game = await host()
    const { id, displayName } = (await join(game.gameCode, 'Bich')).body.player
    expect(displayName).not.toContain('Bich')
    expect(rooms.game(game.id)?.seats[id]).toMatchObject({ displayName, nameWish: 'Bich' })
    await game.command('approve-name', { playerId: id })
    expect(rooms.game(game.id)?.seats[id]).toMatchObject({ displayName: 'Bich' })
    const beside = (await join(game.gameCode, 'Bich Tran')).body.player
    expect(beside.displayName).toBe('Bich Tran')
  })

  test('lets nobody have the name of its host', async () => {
    const { body } = await api.client('GET', '/api/session', undefined, teacher)
    const game = await host()
    const hostName = body.user.displayName as string
    expect((await join(game.gameCode, hostName)).body.player.displayName).toBe(`${hostName} 2`)
  })
})

describe('A hundred wrong codes from one address', () => {
  const wrong = () => join('QQQQQQ', 'Zoe')

  test('block neither the link nor a device that has joined before', async () => {
    const game = await host()
    const known = await join(game.gameCode, 'Ana')
    for (let i = 0; i < 100; i++) await wrong()
    expect((await wrong()).body).toEqual(problem('rate_limited'))
    expect((await join(game.gameCode, 'Max')).body).toEqual(problem('rate_limited'))
    const invite = await game.invite()
    expect((await join(game.gameCode, 'Max', {}, { invite })).status).toBe(200)
    expect((await join(game.gameCode, 'Max', {}, { invite: 'made-up-invite12' })).status).toBe(429)
    const next = await host()
    expect((await join(next.gameCode, 'Ana', { cookie: known.cookie })).status).toBe(200)
    expect((await join(next.gameCode, 'Ana', { bearer: known.body.seatToken })).status).toBe(200)
  })
})
