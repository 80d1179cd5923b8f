import { randomBytes } from 'node:crypto'
import {
  issueSeatToken,
  issueTicket,
  PROTOCOL_VERSION,
  STORE_HEADER,
  signCall,
} from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinCommand, joinedOn, openGame } from '../support/room-game'
import {
  PUBLIC_ORIGIN,
  type RoomHarness,
  STORE_ID,
  startRoomHarness,
} from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

const unknown = () => `gs_${randomBytes(6).toString('hex')}`
/** Files of existing rooms. Their journals come and go, as idle rooms hibernate. */
const roomFiles = () => harness.files().filter((name) => /[0-9a-f]{64}\.sqlite$/.test(name))
const otherSecret = randomBytes(32).toString('hex')

async function callStatus(
  room: string,
  sign: (call: { method: string; path: string; body: string }) => Promise<Record<string, string>>,
): Promise<number> {
  const call = { method: 'PUT', path: `/parties/main/${room}`, body: '{"a":1}' }
  const headers = await sign(call)
  const response = await fetch(`${harness.rooms.origin()}${call.path}`, { ...call, headers })
  return response.status
}

describe('a call to a room', () => {
  test('is refused without a signature, and no room is created', async () => {
    const files = roomFiles()
    expect(await callStatus(unknown(), async () => ({}))).toBe(401)
    expect(roomFiles()).toEqual(files)
  })

  test('is refused with a signature of another body, room, method or secret', async () => {
    const files = roomFiles()
    const { secret } = harness
    const now = Date.now()
    const room = unknown()
    const forgeries = [
      (call: { body: string }) => signCall(secret, { ...call, body: '{}' } as never, now),
      (call: object) => signCall(secret, { ...call, path: '/parties/main/gs_other' } as never, now),
      (call: object) => signCall(secret, { ...call, method: 'POST' } as never, now),
      (call: object) => signCall(otherSecret, call as never, now),
      async () => ({ 'x-pathquest-signature': 'AAAA', 'x-pathquest-signed-at': String(now) }),
      async () => ({ 'x-pathquest-signature': '%%%', 'x-pathquest-signed-at': 'NaN' }),
    ]
    for (const forge of forgeries) expect(await callStatus(room, forge)).toBe(401)
    expect(roomFiles()).toEqual(files)
  })

  test('is refused when its signature is older than a minute or from the future', async () => {
    const files = roomFiles()
    const { secret } = harness
    // Far enough in the future, even on a slow machine.
    for (const offset of [-61_000, 120_000]) {
      const at = Date.now() + offset
      expect(await callStatus(unknown(), (call) => signCall(secret, call, at))).toBe(401)
    }
    const later = String(Date.now())
    const moved = await callStatus(unknown(), async (call) => ({
      ...(await signCall(secret, call, Date.now() - 61_000)),
      'x-pathquest-signed-at': later,
    }))
    expect(moved).toBe(401)
    expect(roomFiles()).toEqual(files)
  })

  test('that is for another store is refused, so that no room here looks lost', async () => {
    const { secret } = harness
    const status = (room: string, store: string) =>
      callStatus(room, async (call) => ({
        ...(await signCall(secret, call, Date.now())),
        [STORE_HEADER]: store,
      }))
    const files = roomFiles()
    expect(await status(unknown(), 'rs_other')).toBe(421)
    expect(roomFiles()).toEqual(files)
    // Malformed, and therefore from nobody else.
    expect(await status(unknown(), STORE_ID)).toBe(400)
  })

  test('which store the rooms are is told to whom the signature shows to be a server', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${harness.rooms.origin()}/__store`, { headers })
    const call = { method: 'GET', path: '/__store', body: '' }
    expect((await ask({})).status).toBe(401)
    expect((await ask(await signCall(otherSecret, call, Date.now()))).status).toBe(401)
    const told = await ask(await signCall(harness.secret, call, Date.now()))
    expect(await told.json()).toEqual({ version: 1, id: STORE_ID, place: '', disk: 'ok' })
  })

  test('that is signed but malformed is answered with 400, and the game continues', async () => {
    const setup = await harness.put()
    const { sessionId } = setup
    const strange: unknown[] = [null, [], { commandId: 'x'.repeat(8), command: { type: 'fly' } }]
    for (const body of strange) {
      expect((await harness.signed('POST', sessionId, body)).status).toBe(400)
    }
    expect((await harness.signed('PUT', sessionId, { sessionId })).status).toBe(400)
    const teams = { ...setup, modeId: 'team_challenge', modeSettings: { teamCount: 1 } }
    expect((await harness.signed('PUT', sessionId, teams)).status).toBe(400)
    expect((await harness.signed('DELETE', sessionId, {})).status).toBe(405)
    expect((await harness.command(sessionId, joinCommand('Ana'))).ok).toBe(true)
  })

  test('that creates a room a second time changes nothing', async () => {
    const setup = await harness.put()
    await harness.command(setup.sessionId, joinCommand('Ana'))
    const again = await harness.signed('PUT', setup.sessionId, { ...setup, maxPlayers: 1 })
    expect(await again.json()).toMatchObject({ ok: true, version: 1 })
    expect((await harness.command(setup.sessionId, joinCommand('Ben'))).ok).toBe(true)
  })
})

describe('a socket', () => {
  const refusal = async (options: Parameters<RoomHarness['connect']>[3], room = unknown()) =>
    (await harness.connect(room, 'player', 'gp_1', options)).whenRefused()

  test('without a valid ticket is refused before a room exists', async () => {
    const files = roomFiles()
    const room = unknown()
    const player = { room, role: 'player', subject: 'gp_1', issuedAt: Date.now() } as const
    const good = await issueTicket(harness.secret, player)
    const [body = '', signature] = good.split('.')
    const host = Buffer.from(JSON.stringify({ ...player, role: 'host', expiresAt: 9e12 }))
    const bad = [
      null,
      'nonsense',
      `${good}.more`,
      `${body}.${'A'.repeat(43)}`,
      `${host.toString('base64url')}.${signature}`,
      await issueTicket(otherSecret, player),
      await issueTicket(harness.secret, { ...player, room: unknown() }),
      await issueTicket(harness.secret, { ...player, issuedAt: Date.now() - 61_000 }),
      await issueTicket(harness.secret, { ...player, role: 'owner' as never }),
      await issueSeatToken(harness.secret, { sessionId: room, playerId: 'gp_1' }),
    ]
    for (const ticket of bad) expect(await refusal({ ticket }, room)).toBe(401)
    expect(roomFiles()).toEqual(files)
  })

  test('with any of 200 guessed names leaves no file', async () => {
    const files = roomFiles()
    const guesses = Array.from({ length: 200 }, () => refusal({ ticket: null }))
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]))
    expect(roomFiles()).toEqual(files)
  })

  test('does not open one room with the ticket of another, whatever the URL looks like', async () => {
    const files = roomFiles()
    const mine = await harness.put()
    const theirs = await openGame(harness, ['Ana'])
    for (const target of [theirs.room, unknown()]) {
      for (const path of [
        `/parties/main/${target}/${mine.sessionId}`,
        `/parties/main/${target}//${mine.sessionId}`,
        `/parties/main/${target}/x/../../${target}/${mine.sessionId}`,
      ]) {
        const intruder = await harness.connect(mine.sessionId, 'host', 'tab-9', { path })
        expect(await intruder.whenRefused()).toBe(401)
      }
    }
    expect(theirs.host.last().view).toMatchObject({ inControl: true })
    expect(roomFiles()).toHaveLength(files.length + 2)
    theirs.close()
  })

  test('of another store of rooms is not let in, nor told that the game is over', async () => {
    const { sessionId: room } = await harness.put()
    const files = roomFiles()
    for (const at of [room, unknown()]) {
      const wish = { room: at, role: 'host', subject: 'tab-1', store: 'rs_other' } as const
      const ticket = await harness.ticket(wish)
      const socket = await harness.connect(at, 'host', 'tab-1', { ticket })
      expect(await socket.whenRefused()).toBe(421)
    }
    expect(roomFiles()).toEqual(files)
    // A ticket of an older server names no store.
    for (const store of [STORE_ID, undefined]) {
      const wish = { room, role: 'host', subject: 'tab-1', ...(store && { store }) } as const
      const ticket = await harness.ticket(wish)
      const socket = await harness.connect(room, 'host', 'tab-1', { ticket })
      await socket.view()
      socket.close()
    }
  })

  test('of a host or a screen must come from our own pages, that of a seat from any', async () => {
    const { sessionId: room } = await harness.put()
    await harness.command(room, joinCommand('Ana'))
    const foreign = 'https://evil.example'
    for (const role of ['host', 'screen'] as const) {
      for (const origin of [foreign, 'null', `${PUBLIC_ORIGIN}.evil.example`]) {
        const socket = await harness.connect(room, role, 'tab-1', { origin })
        expect(await socket.whenRefused()).toBe(403)
      }
      for (const origin of [PUBLIC_ORIGIN, harness.rooms.origin()]) {
        const socket = await harness.connect(room, role, 'tab-1', { origin })
        await socket.view()
        socket.close()
      }
    }
    const seat = await harness.connect(room, 'player', 'gp_Ana', { origin: foreign })
    await seat.view()
    seat.close()
  })

  test('accepts a ticket once, and none older than the newest accepted', async () => {
    const { sessionId: room } = await harness.put()
    await harness.command(room, joinCommand('Ana'))
    for (const [role, subject] of [
      ['player', 'gp_Ana'],
      ['host', 'tab-1'],
      ['screen', 'tab-2'],
    ] as const) {
      const older = await harness.ticket({ room, role, subject })
      const newer = await harness.ticket({ room, role, subject })
      const live = await harness.connect(room, role, subject, { ticket: newer })
      await live.view()
      for (const ticket of [newer, older]) {
        const replay = await harness.connect(room, role, subject, { ticket })
        expect((await replay.whenClosed()).code).toBe(4002)
        expect(replay.messages).toMatchObject([{ type: 'refused', code: 'ticket_invalid' }])
      }
      await live.settled()
      live.close()
    }
  })

  test('of a seat that does not exist is closed as an invalid ticket', async () => {
    const { sessionId: room } = await harness.put()
    const socket = await harness.connect(room, 'player', 'gp_nobody')
    expect((await socket.whenClosed()).code).toBe(4002)
    expect(socket.messages).toHaveLength(1)
  })

  test('with another protocol version is closed with that reason', async () => {
    const { sessionId: room } = await harness.put()
    await harness.command(room, joinCommand('Ana'))
    for (const version of [String(PROTOCOL_VERSION + 1), '', 'x']) {
      const socket = await harness.connect(room, 'player', 'gp_Ana', { version })
      expect((await socket.whenClosed()).code).toBe(4005)
    }
  })

  test('to a game that no longer exists is closed with that reason', async () => {
    const room = unknown()
    const socket = await harness.connect(room, 'host', 'tab-1')
    expect((await socket.whenClosed()).code).toBe(4004)
  })

  test('may send as soon as it is open', async () => {
    const { sessionId: room } = await harness.put()
    for (let i = 0; i < 20; i++) {
      const socket = await harness.connect(room, 'screen', 'tab-1')
      await socket.whenOpen()
      socket.say({ type: 'ping', id: 'first' })
      await socket.message((one) => one.type === 'pong' && one.id === 'first')
      expect(socket.messages.map((one) => one.type)).toEqual(['view', 'pong'])
      socket.close()
    }
  })
})

describe('the connection id that a client may choose', () => {
  test('does not affect its player when another client uses it', async () => {
    const game = await openGame(harness, [])
    for (const name of ['Ana', 'Eve']) await harness.command(game.room, joinCommand(name))
    const ana = await harness.connect(game.room, 'player', 'gp_Ana', { pk: 'ana' })
    await ana.view()
    const eve = await harness.connect(game.room, 'player', 'gp_Eve', { pk: 'ana' })
    await eve.view()
    // Eve's messages count for Eve, and so does the limit that she exceeds.
    for (let i = 0; i < 60; i++) eve.say({ type: 'ping', id: `e${i}` })
    expect((await eve.whenClosed()).code).toBe(4008)
    await ana.settled()
    await game.host.view(({ players }) => players[0]?.connected === true && !players[1]?.connected)
    ana.forget()
    await harness.command(game.room, joinCommand('Ben'))
    await joinedOn(ana, 'Ben')
    ana.close()
    game.close()
  })

  test('used again by the same player leaves the newer socket alive', async () => {
    const game = await openGame(harness, [])
    await harness.command(game.room, joinCommand('Ana'))
    const older = await harness.connect(game.room, 'player', 'gp_Ana', { pk: 'same' })
    await older.view()
    const newer = await harness.connect(game.room, 'player', 'gp_Ana', { pk: 'same' })
    await newer.view()
    expect((await older.whenClosed()).code).toBe(4001)
    await newer.settled()
    newer.forget()
    await harness.command(game.room, joinCommand('Ben'))
    const joined = await joinedOn(newer, 'Ben')
    expect(joined).toMatchObject({ view: { players: [{ connected: true }, { connected: false }] } })
    newer.close()
    game.close()
  })

  test('of a length that cannot be stored closes only its own socket', async () => {
    const game = await openGame(harness, ['Ana'])
    const socket = await harness.connect(game.room, 'screen', 'tab-1', { pk: 'x'.repeat(4000) })
    await socket.whenClosed()
    await game.player(0).socket.settled()
    game.close()
  })
})

test('no ticket is ever written to the log', () => {
  expect(harness.lines.join('\n')).not.toMatch(/ticket=[^…]/)
})
