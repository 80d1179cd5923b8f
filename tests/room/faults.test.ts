import type { GameView, OutboxPost, RoomSetup } from '@pathquest/core'
import { testQuestion } from '@pathquest/core/testing/setup'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { answerMessage, joinCommand, openGame, RoomGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'
import type { Fault } from './fixture/faulty-room'

const room = 'faulty-room'
let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness({ room })
})
afterAll(async () => {
  if (process.env.LINES) console.log(harness.lines.join('\n'))
  await harness.stop()
})

const short = { questions: [0, 1, 2].map((i) => testQuestion(i, { timeLimitSeconds: 5 })) }
const withFault = (fault: Partial<Fault>): Partial<RoomSetup> => ({
  ...short,
  allowLateJoin: true,
  modeSettings: { how: 'throws', from: 1, ...fault },
})

/** Everybody sees that the game was ended by a fault. */
async function endedFor(game: RoomGame, timeoutMs = 12_000): Promise<void> {
  const ended = (socket: TestSocket) => socket.view((view) => view.game.endedByFault, timeoutMs)
  await Promise.all([game.host, ...game.players.map(({ socket }) => socket)].map(ended))
}

const settledWith = <Kind extends OutboxPost['kind']>(game: RoomGame, kind: Kind) =>
  harness.api.whenPosted(game.room, kind, { timeoutMs: 12_000 })

/** One whole question, then all actions of a class on the second one. */
async function playOn(game: RoomGame): Promise<void> {
  await game.start()
  await game.answer(game.player(0), 0, game.rightOption(0))
  for (const player of game.players.slice(1)) await game.answer(player, 0, game.rightOption(0) + 1)
  await game.closed(0)
  game.host.say({ type: 'host', id: 'open-1', command: 'advance' })
  await game.host.message(
    (one) => 'view' in one && (isOn(one.view, 1) || one.view.game.endedByFault),
  )
  for (const player of game.players) player.socket.say(answerMessage(game.questionId(1), 0, 'a1'))
  game.player(2).socket.close()
  await harness.command(game.room, joinCommand('Late'))
  game.host.say({ type: 'host', id: 'close-1', command: 'advance' })
}

const isOn = ({ stage }: GameView, index: number) =>
  stage.name === 'question' && stage.index === index

/** The time until an answer of this game is acknowledged. */
async function ackMs(game: RoomGame): Promise<number> {
  const since = performance.now()
  const { socket } = game.player(0)
  socket.forget()
  socket.say(answerMessage(game.questionId(0), 0, 'again'))
  expect(await socket.reply('again')).toMatchObject({ type: 'accepted' })
  return performance.now() - since
}

/**
 * An answer of a healthy game, sent repeatedly: acknowledged within a second of the slowest of five
 * before the fault. A busy machine delays one or another, not two in a row.
 */
async function soundMeanwhile(sound: RoomGame, work: () => Promise<void>): Promise<void> {
  await sound.start()
  let floorMs = 0
  for (let i = 0; i < 5; i++) floorMs = Math.max(floorMs, await ackMs(sound))
  let lastMs = 0
  let isOver = false
  const done = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    const ms = await ackMs(sound)
    expect(Math.min(ms, lastMs)).toBeLessThan(1_000 + floorMs)
    lastMs = ms
    await new Promise((next) => setTimeout(next, 150))
  }
  await done
}

const RUNNING = [
  'on.presence',
  'moves.answer',
  'on.advance',
  'status',
  'views.player',
  'views.host',
  'views.screen',
  'standings',
  'teamRows',
  'result',
  'ending',
] as const

describe.each([
  ['throws', 'throws'],
  ['answers nonsense', 'nonsense'],
] as const)('a mode that %s', (_, how) => {
  test.concurrent.each(RUNNING)(
    'in %s ends only its own game, with the last standings',
    async (name) => {
      const [game, sound] = await Promise.all([
        openGame(harness, ['Ana', 'Ben', 'Cleo'], withFault({ in: name, how })),
        openGame(harness, ['Dan'], short),
      ])
      const screen = await harness.connect(game.room, 'screen', 'screen-1')
      await screen.view()
      await soundMeanwhile(sound, async () => {
        await playOn(game)
        await endedFor(withoutLost(game))
      })
      const post = await settledWith(game, 'result')
      expect(post).toMatchObject({ endedByFault: true })
      expect(post.players.find(({ displayName }) => displayName === 'Ana')).toMatchObject({
        score: 10,
        placement: 1,
      })
      expect(post.answers).toHaveLength(3)
      expect(game.player(0).socket.last().view).toMatchObject({
        stage: { name: 'podium' },
        you: { score: 10, placement: 1 },
      })
    },
  )

  test.concurrent.each(['on.wake', 'on.end'] as const)(
    'in %s ends it when that function is due',
    async (name) => {
      const game = await openGame(harness, ['Ana', 'Ben', 'Cleo'], withFault({ in: name, how }))
      await playOn(game)
      if (name === 'on.end') game.host.say({ type: 'host', id: 'end', command: 'end' })
      await endedFor(withoutLost(game))
      expect(await settledWith(game, 'result')).toMatchObject({ endedByFault: true })
    },
  )

  test.concurrent.each([
    ['on.paused', ['pause']],
    ['on.resumed', ['pause', 'resume']],
    ['on.skip', ['skip']],
    ['on.add_time', ['add_time']],
  ] as const)('in %s ends its own game when the host presses that', async (name, commands) => {
    const game = await openGame(harness, ['Ana', 'Ben'], withFault({ in: name, how }))
    await game.start()
    await game.answer(game.player(0), 0, game.rightOption(0))
    await game.answer(game.player(1), 0, 3)
    await game.press('advance')
    await game.opened(1)
    for (const command of commands) game.host.say({ type: 'host', id: command, command })
    await endedFor(game)
    const post = await settledWith(game, 'result')
    expect(post).toMatchObject({ endedByFault: true })
    expect(post.players[0]).toMatchObject({ score: 10, placement: 1 })
  })

  test.concurrent('for late players ends the game at the second one', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'], withFault({ in: 'on.joined', how }))
    await game.start()
    await game.answer(game.player(0), 0, game.rightOption(0))
    await game.answer(game.player(1), 0, 3)
    await game.press('advance')
    expect(await harness.command(game.room, joinCommand('Late'))).toMatchObject({ ok: false })
    expect(game.host.last().view.game.endedByFault).toBe(false)
    await harness.command(game.room, joinCommand('Later'))
    await endedFor(game)
  })

  test.concurrent('at the start cancels the game', async () => {
    const game = await openGame(harness, ['Ana'], withFault({ in: 'setup', how, from: -1 }))
    game.host.say({ type: 'host', id: 's', command: 'start' })
    await endedFor(game)
    expect(game.player(0).socket.last().view.stage.name).toBe('cancelled')
    expect(await settledWith(game, 'cancelled')).toMatchObject({ endedByFault: true })
  })
})

test.concurrent('a mode that throws in endingOf still shows everybody the podium', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'], withFault({ in: 'endingOf', from: 0 }))
  await game.start()
  await game.answer(game.player(0), 0, game.rightOption(0))
  await game.answer(game.player(1), 0, game.rightOption(0) + 1)
  await game.closed(0)
  game.host.say({ type: 'host', id: 'end', command: 'end' })
  const { players } = await settledWith(game, 'result')
  expect(players.find(({ displayName }) => displayName === 'Ana')).toMatchObject({
    score: 10,
    placement: 1,
  })
  for (const { socket } of [{ socket: game.host }, ...game.players]) {
    await socket.view(({ stage }) => stage.name === 'podium', 12_000)
  }
})

/** A client that closed its socket receives nothing. */
const withoutLost = (game: RoomGame): RoomGame =>
  new RoomGame(
    game.harness,
    game.setup,
    game.host,
    game.players.filter(({ socket }) => !socket.closed),
  )

test('a result that cannot be built is retried with backoff, then settled from the last standings', async () => {
  const passing = await startRoomHarness({ room: 'faulty-passing-room' })
  // Built for the snapshots of start, closing and end; each attempt to post is one more.
  const game = await openGame(passing, ['Ana'], withFault({ in: 'result', fromCall: 4, from: 0 }))
  await game.start()
  await game.answer(game.player(0), 0, game.rightOption(0))
  await game.press('end')
  const isSettled = () => passing.api.postsOf(game.room).some(({ kind }) => kind === 'result')
  await passing.pass(10_000)
  expect(isSettled()).toBe(false)
  await passing.pass(15_000)
  const post = await passing.api.whenPosted(game.room, 'result')
  expect(post).toMatchObject({ endedByFault: true })
  expect(post.players[0]).toMatchObject({ score: 10, placement: 1 })
  const told = passing.lines.filter(
    (line) => line.includes(game.room) && line.includes('result post'),
  )
  expect(told).toHaveLength(1)
  await passing.stop()
})

describe('a mode that never returns', () => {
  let hanging: RoomHarness
  beforeAll(async () => {
    hanging = await startRoomHarness({ room })
  })
  afterAll(() => hanging.stop())

  /** A new socket, retried until it is answered. */
  function answered(room: string, role: 'player' | 'host', id: string): Promise<TestSocket> {
    return vi.waitFor(
      async () => {
        const tried = await hanging.connect(room, role, id)
        await tried.firstView()
        await tried.settled()
        return tried
      },
      { timeout: 20_000, interval: 50 },
    )
  }

  /** The time this machine currently needs to restart rooms whose exit is detected immediately. */
  async function restartTime(): Promise<number> {
    const game = await openGame(hanging, ['Eve'])
    const since = performance.now()
    await hanging.crash()
    const eve = await answered(game.room, 'player', game.player(0).id)
    eve.close()
    return performance.now() - since
  }

  test('is ended at the second hang; other games wait 8 s at most', async () => {
    const restartMs = await restartTime()
    const sound = await openGame(hanging, ['Dan'], { timeStretch: null })
    await sound.start()
    const game = await openGame(
      hanging,
      ['Ana', 'Ben'],
      withFault({ in: 'on.advance', how: 'never' }),
    )
    await game.start()
    await game.answer(game.player(0), 0, game.rightOption(0))
    await game.answer(game.player(1), 0, 3)
    await game.press('advance')
    await game.opened(1)
    let host = game.host
    for (const time of ['first', 'second']) {
      const since = performance.now()
      host.say({ type: 'host', id: `hang-${time}`, command: 'advance' })
      await host.whenClosed(10_000)
      const dan = await answered(sound.room, 'player', sound.player(0).id)
      dan.say(answerMessage(sound.questionId(0), 0, 'a-dan'))
      expect(await dan.reply('a-dan')).toMatchObject({ type: 'accepted' })
      const waitedMs = performance.now() - since
      expect(waitedMs, `after the ${time} hang`).toBeLessThan(8_000 + restartMs)
      host = await answered(game.room, 'host', 'tab-1')
    }
    expect(host.last().view).toMatchObject({
      stage: { name: 'podium' },
      game: { endedByFault: true },
    })
    const post = await hanging.api.whenPosted(game.room, 'result')
    expect(post).toMatchObject({ endedByFault: true })
    expect(post.players[0]).toMatchObject({ score: 10, placement: 1 })
  }, 60_000)
})
