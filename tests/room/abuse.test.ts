import { seededRandom } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { answerMessage, openGame, questionsOf, type RoomGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'

let harness: RoomHarness
let pid: number
beforeAll(async () => {
  harness = await startRoomHarness()
  pid = harness.rooms.pid()
})
afterAll(() => harness.stop())

/** The initial process still runs, and nothing has thrown in it. */
function expectUnharmed(): void {
  expect(harness.rooms.pid()).toBe(pid)
  expect(
    harness.lines.filter((line) => /rule_failed|tell_failed|Uncaught|TypeError/.test(line)),
  ).toEqual([])
}

/** Everything of a game that a forged message might have changed. */
async function stateOf(game: RoomGame): Promise<unknown> {
  await game.host.settled()
  game.host.forget()
  game.host.say({ type: 'resync' })
  return game.host.view()
}

const codes = (socket: TestSocket) =>
  socket.messages.flatMap((one) => (one.type === 'refused' ? [one.code] : []))

/** One after the other, below the rate limit. */
async function sayEach(socket: TestSocket, frames: (string | Buffer)[]): Promise<void> {
  for (const frame of frames) {
    socket.say(frame)
    await socket.settled()
  }
}

describe('a malformed message', () => {
  const broken: [string, (string | Buffer)[]][] = [
    ['broken JSON', ['{', '', 'null', '[]', '"x"', '{"type":"ping"}', '\u0000', '{"type":1}']],
    ['bytes', [Buffer.from([0, 255, 1]), Buffer.alloc(1000, 7)]],
    [
      'unknown types and fields',
      [
        '{"type":"award","id":"a","tokens":9}',
        '{"type":"ping","id":"a","more":1}',
        '{"type":"resync","playerId":"gp_Ben"}',
        '{"type":"move","id":"a","playerId":"gp_Ben","move":{"type":"answer"}}',
      ],
    ],
    [
      'keys of prototypes',
      [
        '{"type":"ping","id":"a","__proto__":{"admitted":true}}',
        '{"__proto__":{"type":"ping","id":"a"}}',
        '{"type":"move","id":"a","move":{"type":"answer","constructor":{"prototype":{"x":1}}}}',
        '{"type":"move","id":"a","move":{"__proto__":{"polluted":1},"type":"answer","questionId":1}}',
      ],
    ],
    [
      'values out of range',
      [
        '{"type":"ping","id":""}',
        `{"type":"ping","id":"${'x'.repeat(65)}"}`,
        '{"type":"move","id":"a","move":{"type":"answer","selectedOptionIndex":6}}',
        '{"type":"move","id":"a","move":{"type":"answer","selectedOptionIndex":-1}}',
        '{"type":"move","id":"a","move":{"type":"answer","selectedOptionIndex":1.5}}',
        '{"type":"move","id":"a","move":{"type":"answer","selectedOptionIndex":1e999}}',
      ],
    ],
  ]
  for (const [what, frames] of broken) {
    test(`(${what}) is refused and changes nothing`, async () => {
      const game = await openGame(harness, ['Ana', 'Ben'])
      await game.start()
      const before = await stateOf(game)
      for (const frame of frames) {
        const socket = await harness.connect(game.room, 'player', game.player(0).id)
        await socket.whenOpen()
        await sayEach(socket, [frame])
        expect(codes(socket)).toEqual(['bad_message'])
        socket.close()
      }
      const again = await harness.connect(game.room, 'player', game.player(0).id)
      await again.view()
      expect(await stateOf(game)).toEqual(before)
      expect(await game.answer(game.player(1), 0, 1)).toMatchObject({ type: 'accepted' })
      again.close()
      game.close()
      expectUnharmed()
    })
  }

  test('closes only its own connection when it is repeated', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    const { socket } = game.player(0)
    for (let i = 0; i < 5; i++) socket.say('{')
    expect((await socket.whenClosed()).code).toBe(4008)
    expect(codes(socket).length).toBeLessThan(5)
    await game.player(1).socket.settled()
    await game.host.view((view) => view.players[0]?.connected === false)
    game.close()
  })

  test('larger than 16 KiB closes the socket with 1009, text or bytes', async () => {
    const game = await openGame(harness, ['Ana', 'Ben', 'Cleo'])
    const sizes = [
      JSON.stringify({ type: 'ping', id: 'a', more: 'x'.repeat(17 * 1024) }),
      Buffer.alloc(17 * 1024),
      'x'.repeat(1024 * 1024),
    ]
    for (const [i, frame] of sizes.entries()) {
      game.player(i).socket.say(frame)
      expect((await game.player(i).socket.whenClosed()).code).toBe(1009)
    }
    game.close()
    expectUnharmed()
  })
})

describe('a forged message', () => {
  test('of a player with a host command is refused, and the log of the game is unchanged', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await game.start()
    const before = await stateOf(game)
    const forged = ['start', 'advance', 'end', 'lock', 'unlock', 'take_control'].map((command) =>
      JSON.stringify({ type: 'host', id: command, command, expectedBeat: 1 }),
    )
    const kick = JSON.stringify({ type: 'host', id: 'k', command: 'kick', playerId: 'gp_Ben' })
    for (const frame of [...forged, kick]) {
      // Each on its own connection: only three are allowed per connection.
      const socket = await harness.connect(game.room, 'screen', 'tab-7')
      await socket.view()
      await sayEach(socket, [frame])
      expect(codes(socket)).toEqual(['bad_message'])
      socket.close()
    }
    await sayEach(game.player(0).socket, [forged[0] as string, kick])
    expect(codes(game.player(0).socket)).toEqual(['bad_message', 'bad_message'])
    expect(await stateOf(game)).toEqual(before)
    game.close()
  })

  test('of a host or a screen with a player’s move is refused', async () => {
    const game = await openGame(harness, ['Ana'])
    await game.start()
    const screen = await harness.connect(game.room, 'screen', 'gp_Ana')
    await screen.view()
    for (const socket of [screen, game.host]) {
      socket.say(answerMessage(game.questionId(0), 0, 'forged'))
      await socket.settled()
      expect(codes(socket)).toEqual(['bad_message'])
    }
    expect(game.player(0).socket.last().view.stage).toMatchObject({ yourAnswer: null })
    screen.close()
    game.close()
  })
})

describe('a flood', () => {
  test('of 1,000 messages a second closes its own socket; the others are not affected', async () => {
    const game = await openGame(
      harness,
      Array.from({ length: 20 }, (_, i) => `P${i}`),
      { questions: questionsOf(4, 60) },
    )
    await game.start()
    // The time this machine currently needs without the flood.
    const floorMs = await longestWait(game, 0, game.players)
    await game.closed(0)
    let longestMs = Number.POSITIVE_INFINITY
    // A busy machine delays one question or another, not each of three.
    for (let index = 1; index < 4 && longestMs >= 500 + floorMs; index++) {
      if (index > 1) await game.press('advance')
      await game.press('advance')
      await game.opened(index)
      longestMs = await answeredBesideAFlood(game, index)
    }
    expect(longestMs).toBeLessThan(500 + floorMs)
    game.close()
    expectUnharmed()
  })

  /** These answer simultaneously; resolves to the longest delay. */
  async function longestWait(
    game: RoomGame,
    index: number,
    players: RoomGame['players'],
  ): Promise<number> {
    const delays = await Promise.all(
      players.map(async (player) => {
        const since = performance.now()
        expect(await game.answer(player, index, 0)).toMatchObject({ type: 'accepted' })
        return performance.now() - since
      }),
    )
    return Math.max(...delays)
  }

  /** One player floods, all others answer; resolves to the longest delay. */
  async function answeredBesideAFlood(game: RoomGame, index: number): Promise<number> {
    const { socket } = game.player(index - 1)
    const ping = JSON.stringify({ type: 'ping', id: 'f' })
    const pour = () => {
      for (let i = 0; i < 20 && socket.socket.readyState === 1; i++) socket.say(ping)
    }
    pour()
    const flood = setInterval(pour, 20)
    const longestMs = await longestWait(game, index, game.players.slice(index))
    expect((await socket.whenClosed()).code).toBe(4008)
    clearInterval(flood)
    expect(socket.messages.filter((one) => one.type === 'pong').length).toBeLessThan(40)
    return longestMs
  }

  test('over many sockets of one seat leaves one socket and one player', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    const sockets = await Promise.all(
      Array.from({ length: 40 }, () => harness.connect(game.room, 'player', game.player(0).id)),
    )
    const open = () => sockets.filter((socket) => socket.closed === null)
    await vi.waitFor(() => expect(open()).toHaveLength(1), 10_000)
    await game.player(0).socket.whenClosed()
    const [left] = open()
    await left?.whenOpen()
    await left?.settled()
    expect(await stateOf(game)).toMatchObject({
      players: [{ connected: true }, { connected: true }],
      playerCount: 2,
    })
    expect(open()).toEqual([left])
    left?.close()
    game.close()
  })

  test('of clients that never read does not delay the others', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    const playedMs = async (index: number) => {
      const since = performance.now()
      for (const player of game.players) await game.answer(player, index, 0)
      await game.closed(index)
      return performance.now() - since
    }
    await game.start()
    const floorMs = await playedMs(0)
    const deaf = await Promise.all(
      Array.from({ length: 10 }, (_, i) => harness.connect(game.room, 'screen', `tab-d${i}`)),
    )
    await Promise.all(deaf.map((socket) => socket.view()))
    for (const { socket } of deaf) socket.pause()
    await game.press('advance')
    await game.opened(1)
    expect(await playedMs(1)).toBeLessThan(1000 + floorMs)
    for (const socket of deaf) socket.close()
    game.close()
  })
})

test('5,000 mutated frames change no game and end no process', async () => {
  const questions = questionsOf(3, 60)
  const game = await openGame(harness, ['Ana', 'Ben', 'Eve'], { questions })
  // However long it takes: nobody times out, and the question stays open.
  for (const { socket } of [{ socket: game.host }, ...game.players]) socket.keepPinging()
  await game.start()
  const before = await stateOf(game)
  const chance = seededRandom('frames')
  const below = (n: number) => Math.floor(chance() * n)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const questionId = game.questionId(1)
  const seeds = [
    '{"type":"ping","id":"a"}',
    '{"type":"resync"}',
    `{"type":"move","id":"a","move":{"type":"answer","questionId":"${questionId}","selectedOptionIndex":2}}`,
    '{"type":"host","id":"a","command":"end","expectedBeat":1,"playerId":"gp_Ben","lock":true}',
  ]
  const parts = [...'"{}[,:', 'null', '-1', '1e308', '\\u0000', '__proto__', '\ud800', 'ping']
  const mutate = (frame: string): string => {
    const at = below(frame.length + 1)
    const cut = at + below(4)
    const changes = [
      () => frame.slice(0, at) + pick(parts) + frame.slice(at),
      () => frame.slice(0, at) + frame.slice(cut),
      () => frame.slice(0, at),
      () => frame + frame.slice(at),
      () => frame,
    ]
    const changed = pick(changes)()
    return below(3) === 0 ? mutate(changed).slice(0, 4000) : changed
  }
  let said = 0
  const attack = async (attacker: number) => {
    while (said < 5000) {
      const socket = await (attacker === 0
        ? harness.connect(game.room, 'player', game.player(2).id)
        : harness.connect(game.room, 'screen', `tab-${attacker}`))
      await socket.view()
      for (let i = 0; i < 25; i++, said++) {
        const frame = mutate(pick(seeds))
        socket.say(below(10) === 0 ? Buffer.from(frame) : frame)
      }
      await socket.whenClosed()
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, attacker) => attack(attacker)))
  const eve = game.player(2)
  eve.socket = await harness.connect(game.room, 'player', eve.id)
  await eve.socket.view()
  expect(await stateOf(game)).toEqual(before)
  expect(await game.answer(eve, 0, 1)).toMatchObject({ type: 'accepted' })
  expectUnharmed()
  game.close()
}, 30_000)
