import type { GameView, ServerMessage } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  hostCommand,
  joinCommand,
  joinedOn,
  openGame,
  questionsOf,
  resultOn,
} from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

type WithView = Extract<ServerMessage, { view: GameView }>

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

describe('two tabs of a host', () => {
  test('one is in control, the other mirrors and may take control', async () => {
    const game = await openGame(harness, ['Ana'])
    const mirror = await harness.connect(game.room, 'host', 'tab-2')
    expect(await mirror.view()).toMatchObject({ inControl: false, playerCount: 1 })
    mirror.say({ type: 'host', id: 's', command: 'start' })
    expect(await mirror.reply('s')).toMatchObject({ type: 'refused', code: 'not_in_control' })
    mirror.say({ type: 'host', id: 't', command: 'take_control' })
    expect(await mirror.reply('t')).toMatchObject({ type: 'accepted' })
    await mirror.view((view) => view.role === 'host' && view.inControl)
    await game.host.view((view) => view.role === 'host' && !view.inControl)
    expect(await game.press('start')).toMatchObject({ code: 'not_in_control' })
    mirror.say({ type: 'host', id: 'u', command: 'start' })
    expect(await mirror.reply('u')).toMatchObject({ type: 'accepted' })
    await game.opened(0)
    mirror.close()
    game.close()
  })

  test('learn which version shows what they pressed, and are sent it', async () => {
    const game = await openGame(harness, ['Ana'])
    for (const command of ['lock', 'start', 'pause'] as const) {
      await game.quiet()
      const reply = await game.press(command)
      const version = (reply.type === 'accepted' && reply.version) || Number.POSITIVE_INFINITY
      await game.host.message((one): one is WithView => 'view' in one && one.version >= version)
      const views = game.host.messages.filter((one): one is WithView => 'view' in one)
      for (const { version: sent, view } of views) {
        const isShown =
          command === 'lock'
            ? view.game.locked
            : command === 'start'
              ? view.game.status === 'in_progress'
              : view.paused
        expect([sent, isShown]).toEqual([sent, sent >= version])
      }
    }
    game.close()
  })

  test('preserve control across a reload', async () => {
    const game = await openGame(harness, ['Ana'])
    const mirror = await harness.connect(game.room, 'host', 'tab-2')
    await mirror.view()
    game.host.close()
    mirror.say({ type: 'host', id: 's', command: 'start' })
    expect(await mirror.reply('s')).toMatchObject({ code: 'not_in_control' })
    const reloaded = await harness.connect(game.room, 'host', 'tab-1')
    expect(await reloaded.view()).toMatchObject({ inControl: true })
    for (const socket of [mirror, reloaded]) socket.close()
    game.close()
  })

  test('pressing Next on the same step a hundred times each advance one step', async () => {
    const game = await openGame(harness, ['Ana'], { questions: questionsOf(10, 60) })
    const second = await harness.connect(game.room, 'host', 'tab-2')
    await second.view()
    await game.start()
    await game.quiet()
    game.host.say({ type: 'resync' })
    const { beat } = (await game.host.view()).game
    // Both use the same ids, as two tabs may. As many as a socket may send in a burst; the rest by
    // HTTP.
    for (const socket of [game.host, second]) {
      for (let i = 0; i < 15; i++) {
        socket.say({ type: 'host', id: `n${i}`, command: 'advance', expectedBeat: beat })
      }
    }
    const answers = await Promise.all(
      Array.from({ length: 170 }, (_, i) =>
        harness.command(
          game.room,
          hostCommand('advance', { tab: `tab-${1 + (i % 2)}`, expectedBeat: beat }),
        ),
      ),
    )
    await game.host.settled()
    await second.settled()
    const replies = [game.host, second].flatMap(({ messages }) =>
      messages.filter((one) => one.type === 'accepted' || one.type === 'refused'),
    )
    const accepted = [...answers, ...replies].filter((one) =>
      'ok' in one ? one.ok : one.type === 'accepted',
    )
    const refusals = [...answers, ...replies].flatMap((one) => ('code' in one ? [one.code] : []))
    expect(accepted).toHaveLength(1)
    expect(new Set(refusals)).toEqual(new Set(['stale_version', 'not_in_control', 'rate_limited']))
    game.player(0).socket.say({ type: 'resync' })
    await game.player(0).socket.settled()
    expect(game.player(0).socket.last().view).toMatchObject({
      stage: { name: 'result', index: 0 },
      game: { beat: beat + 1 },
    })
    second.close()
    game.close()
  })
})

describe('a command of the host', () => {
  test('is executed once for the same id, over the socket and over HTTP', async () => {
    const game = await openGame(harness, ['Ana'])
    await game.start()
    const { host, room } = game
    for (let i = 0; i < 5; i++) host.say({ type: 'host', id: 'same', command: 'advance' })
    const again = () => harness.command(room, hostCommand('advance'), 'same-over-http')
    await game.closed(0)
    await Promise.all([again(), again(), again()])
    await game.opened(1)
    expect(await again()).toMatchObject({ ok: true, status: 'in_progress' })
    await host.settled()
    host.forget()
    host.say({ type: 'resync' })
    expect(await host.view()).toMatchObject({ stage: { name: 'question', index: 1 } })
    game.close()
  })

  test('with the id of another tab’s command is a separate command', async () => {
    const game = await openGame(harness, ['Ana'])
    const mirror = await harness.connect(game.room, 'host', 'tab-2')
    await mirror.view()
    game.host.say({ type: 'host', id: 'x', command: 'lock' })
    await game.host.reply('x')
    mirror.say({ type: 'host', id: 'x', command: 'unlock' })
    expect(await mirror.reply('x')).toMatchObject({ type: 'refused', code: 'not_in_control' })
    mirror.close()
    game.close()
  })

  test('on a past step is refused', async () => {
    const game = await openGame(harness, ['Ana'])
    await game.start()
    const { beat } = game.host.last().view.game
    expect(await game.press('advance', { expectedBeat: beat })).toMatchObject({ type: 'accepted' })
    const late = await game.press('advance', { expectedBeat: beat })
    expect(late).toMatchObject({ type: 'refused', code: 'stale_version' })
    game.close()
  })

  test('that is impossible in the current state is refused with its own code', async () => {
    const game = await openGame(harness, [])
    expect(await game.press('start')).toMatchObject({ code: 'no_players' })
    expect(await game.press('advance')).toMatchObject({ code: 'game_not_started' })
    expect(await game.press('kick', { playerId: 'gp_x' })).toMatchObject({
      code: 'player_not_found',
    })
    await game.join('Ana')
    await game.start()
    expect(await game.press('start')).toMatchObject({ code: 'game_already_started' })
    await game.press('end')
    expect(await game.press('start')).toMatchObject({ code: 'game_over' })
    expect(await game.press('advance')).toMatchObject({ code: 'game_over' })
    game.close()
  })
})

describe('ending', () => {
  test('closes the open question, scores it and shows the podium immediately', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await game.start()
    await game.answer(game.player(0), 0, game.rightOption(0))
    await game.press('end')
    const podium = await game.player(0).socket.view((view) => view.stage.name === 'podium')
    expect(podium).toMatchObject({ you: { score: 10, placement: 1 } })
    const result = await harness.api.whenPosted(game.room, 'result')
    expect(result.players).toMatchObject([{ placement: 1 }, { placement: null }])
    game.close()
  })

  test('a lobby cancels the game: players see it, nothing is settled', async () => {
    const game = await openGame(harness, ['Ana'])
    const ana = game.player(0).socket
    // The lobby's posts are done: nothing else in flight could report the end by chance.
    for (const socket of [game.host, ana]) await joinedOn(socket, 'Ana')
    await game.press('end')
    const view = await ana.view(({ stage }) => stage.name === 'cancelled')
    expect(view.game.status).toBe('completed')
    await harness.api.whenPosted(game.room, 'cancelled')
    await game.host.view((one) => one.role === 'host' && one.settled)
    expect(harness.api.postsOf(game.room).map((post) => post.kind)).toEqual(['roster', 'cancelled'])
    game.close()
  })
})

describe('auto progression', () => {
  test('shows each result for its time and continues to the podium automatically', async () => {
    const game = await openGame(harness, ['Ana'], {
      progression: 'auto',
      resultMs: 300,
      questions: questionsOf(2, 60),
    })
    await game.start()
    for (const index of [0, 1]) {
      await game.opened(index)
      await game.answer(game.player(0), index, 0)
      const { stage } = await resultOn(game.player(0).socket, index)
      expect(stage).toMatchObject({ isLast: index === 1 })
    }
    await game.player(0).socket.view((view) => view.stage.name === 'podium')
    game.close()
  })

  test('Next pressed on a result does not wait for its time', async () => {
    const game = await openGame(harness, ['Ana'], { progression: 'auto', resultMs: 60_000 })
    await game.start()
    await game.press('advance')
    await game.closed(0)
    await game.press('advance')
    await game.opened(1)
    game.close()
  })
})

describe('Play Again', () => {
  test('sends the players of a finished game the code of the next', async () => {
    const game = await openGame(harness, ['Ana'])
    await game.start()
    await game.press('end')
    await harness.command(game.room, { type: 'next_game', gameCode: 'XYZ987' })
    const view = await game.player(0).socket.view((one) => one.game.nextGameCode !== null)
    expect(view.game.nextGameCode).toBe('XYZ987')
    game.close()
  })
})

test('a player cannot be the host: the ticket of a seat authorizes no command', async () => {
  const game = await openGame(harness, ['Ana'])
  const { socket } = game.player(0)
  await game.quiet()
  for (const command of ['start', 'end', 'take_control'] as const) {
    socket.say({ type: 'host', id: command, command })
  }
  await socket.settled()
  const refusals = socket.messages.filter((one) => one.type === 'refused')
  expect(refusals.map((one) => one.code)).toEqual(Array(3).fill('bad_message'))
  const next = await harness.command(game.room, joinCommand('Ben'))
  expect(next).toMatchObject({ ok: true, status: 'waiting' })
  game.close()
})
