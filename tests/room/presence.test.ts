import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answerMessage,
  joinCommand,
  joinedOn,
  openGame,
  type RoomGame,
  resultOn,
} from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'
import { startSwallowingProxy } from '../support/swallowing-proxy'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

/** The players the host sees as connected, after a resync. */
async function connectedNow({ host }: RoomGame): Promise<boolean[]> {
  await host.settled()
  host.forget()
  host.say({ type: 'resync' })
  const view = await host.view()
  return view.players.map((player) => player.connected)
}

describe('a player who is lost', () => {
  test('comes back to the same seat and finds the stored answer', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await game.start()
    const ana = game.player(0)
    await game.answer(ana, 0, 3)
    ana.socket.close()
    await game.host.view((view) => view.players[0]?.connected === false)
    const again = await harness.connect(game.room, 'player', ana.id)
    const view = await again.view()
    expect(view).toMatchObject({
      role: 'player',
      you: { displayName: 'Ana' },
      stage: { name: 'question', yourAnswer: 3 },
    })
    expect(await connectedNow(game)).toEqual([true, true])
    expect(view.playerCount).toBe(2)
    again.close()
    game.close()
  })

  test('may come back and answer while the question is open', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await game.start()
    const ana = game.player(0)
    ana.socket.close()
    ana.socket = await harness.connect(game.room, 'player', ana.id)
    await ana.socket.view()
    expect(await game.answer(ana, 0, 1)).toMatchObject({ type: 'accepted' })
    await game.answer(game.player(1), 0, 1)
    expect(await resultOn(ana.socket, 0)).toMatchObject({ stage: { counts: [0, 2, 0, 0] } })
    game.close()
  })

  test('is present while one page closes and the next one opens, in any order', async () => {
    const game = await openGame(harness, ['Ana'])
    const ana = game.player(0)
    for (let i = 0; i < 25; i++) {
      const older = ana.socket
      ana.socket = await harness.connect(game.room, 'player', ana.id)
      if (i % 2 === 0) older.close()
      await ana.socket.view()
      older.close()
      await older.whenClosed()
      await ana.socket.settled()
    }
    expect(await connectedNow(game)).toEqual([true])
    game.close()
  })
})

describe('a second tab of a player', () => {
  test('replaces the first, and the player stays connected', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await game.start()
    const second = await harness.connect(game.room, 'player', game.player(0).id)
    await second.view()
    expect(await game.player(0).socket.whenClosed()).toEqual({ code: 4001, reason: 'replaced' })
    expect(await connectedNow(game)).toEqual([true, true])
    second.close()
    game.close()
  })

  test('on another network takes the seat while the connection of the first is half-open', async () => {
    const proxy = await startSwallowingProxy(harness.rooms.origin())
    const game = await openGame(harness, ['Ana'])
    await harness.command(game.room, joinCommand('Ben'))
    const path = `${proxy.origin.replace('http', 'ws')}/parties/main/${game.room}`
    const first = await harness.connect(game.room, 'player', 'gp_Ben', { path })
    await first.view()
    game.players.push({ id: 'gp_Ben', name: 'Ben', socket: first })
    await game.start()
    proxy.swallow()
    const second = await harness.connect(game.room, 'player', 'gp_Ben')
    await second.view()
    second.say(answerMessage(game.questionId(0), 0, 'from-second'))
    expect(await second.reply('from-second')).toMatchObject({ type: 'accepted' })
    // Messages of the first socket are ignored, and the player is listed once.
    first.say(answerMessage(game.questionId(0), 1, 'from-first'))
    expect(await connectedNow(game)).toEqual([true, true])
    expect(first.messages.some((one) => one.type === 'accepted')).toBe(false)
    second.close()
    game.close()
    await proxy.stop()
  })
})

describe('joining', () => {
  test('is announced to all by name', async () => {
    const game = await openGame(harness, ['Ana'])
    await game.quiet()
    await harness.command(game.room, joinCommand('Ben'))
    for (const socket of [game.host, game.player(0).socket]) {
      const told = await joinedOn(socket, 'Ben')
      expect(told).toMatchObject({
        player: { player_id: 'gp_Ben', display_name: 'Ben' },
        view: { playerCount: 2 },
      })
    }
    game.close()
  })

  test('is limited to the capacity, exactly, with any number of concurrent joins', async () => {
    const game = await openGame(harness, [], { maxPlayers: 100 })
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, i) => harness.command(game.room, joinCommand(`P${i}`))),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(100)
    const refused = answers.filter((answer) => !answer.ok)
    expect(new Set(refused.map((answer) => !answer.ok && answer.code))).toEqual(
      new Set(['game_full']),
    )
    expect(await connectedNow(game)).toHaveLength(100)
    game.close()
  })

  test('is checked after rejoining: a known player enters in any state of the game', async () => {
    const game = await openGame(harness, [], { maxPlayers: 2 })
    const ana = joinCommand('Ana', { accountId: 'pf_ana' })
    await harness.command(game.room, ana)
    await harness.command(game.room, joinCommand('Ben'))
    await game.press('lock')
    const other = joinCommand('Other', { accountId: 'pf_ana', playerId: 'gp_other' })
    const back = { ok: true, player: { playerId: 'gp_Ana', displayName: 'Ana', rejoined: true } }
    expect(await harness.command(game.room, other)).toMatchObject(back)
    await game.press('start')
    expect(await harness.command(game.room, other)).toMatchObject(back)
    const renamed = joinCommand('Renamed', { playerId: 'gp_Ben' })
    expect(await harness.command(game.room, renamed)).toMatchObject({
      player: { displayName: 'Ben', rejoined: true },
    })
    await game.press('end')
    expect(await harness.command(game.room, other)).toMatchObject(back)
    game.close()
  })

  test('a locked, full, started, ended or cancelled game is refused with its own code', async () => {
    const game = await openGame(harness, ['Ana'], { maxPlayers: 2 })
    const join = async (name: string) => {
      const answer = await harness.command(game.room, joinCommand(name))
      return answer.ok ? 'ok' : answer.code
    }
    await game.press('lock')
    expect(await join('Ben')).toBe('game_locked')
    await game.press('unlock')
    expect(await join('Ben')).toBe('ok')
    expect(await join('Cleo')).toBe('game_full')
    await game.press('start')
    expect(await join('Cleo')).toBe('game_already_started')
    await game.press('end')
    expect(await join('Cleo')).toBe('game_already_started')
    game.close()
    const cancelled = await openGame(harness, [])
    await cancelled.press('end')
    const late = await harness.command(cancelled.room, joinCommand('Cleo'))
    expect(late).toMatchObject({ ok: false, code: 'game_cancelled' })
    cancelled.close()
  })

  test('a game that is not public needs an invitation', async () => {
    const { sessionId: room } = await harness.put({ isPublic: false })
    expect(await harness.command(room, joinCommand('Ana'))).toMatchObject({
      code: 'game_not_found',
    })
    const invited = joinCommand('Ana', { invited: true })
    expect(await harness.command(room, invited)).toMatchObject({ ok: true })
  })

  test('late, if allowed, plays from the next question on', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'], { allowLateJoin: true })
    await game.start()
    const cleo = await game.join('Cleo')
    expect(cleo.socket.last().view).toMatchObject({
      stage: { name: 'waiting_next', index: 0, total: 3 },
      you: { score: 0 },
    })
    expect(await game.answer(cleo, 0, 0)).toMatchObject({ code: 'question_not_open' })
    await game.answer(game.player(0), 0, 0)
    await game.answer(game.player(1), 0, 0)
    await resultOn(game.host, 0)
    await game.press('advance')
    await game.opened(1)
    expect(await game.answer(cleo, 1, 0)).toMatchObject({ type: 'accepted' })
    game.close()
  })
})

describe('leaving', () => {
  test('the lobby releases the seat', async () => {
    const game = await openGame(harness, ['Ana'], { maxPlayers: 1 })
    await game.host.view((view) => view.playerCount === 1)
    await game.quiet()
    await harness.command(game.room, { type: 'leave', playerId: 'gp_Ana' })
    await game.host.view((view) => view.playerCount === 0)
    expect(await harness.command(game.room, joinCommand('Ben'))).toMatchObject({ ok: true })
    const socket = await harness.connect(game.room, 'player', 'gp_Ana')
    expect((await socket.whenClosed()).code).toBe(4002)
    game.close()
  })

  test('a running game reserves the seat for its player, and does not wait', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await game.start()
    await game.answer(game.player(1), 0, 0)
    await harness.command(game.room, { type: 'leave', playerId: 'gp_Ana' })
    await resultOn(game.player(1).socket, 0)
    const back = await harness.command(game.room, joinCommand('Ana'))
    expect(back).toMatchObject({ ok: true, player: { rejoined: true } })
    game.close()
  })
})

test('remove all: every socket of the lobby is closed, and after unlocking the class can return', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'])
  await game.press('remove_all')
  for (const player of [game.player(0), game.player(1)]) {
    expect((await player.socket.whenClosed()).code).toBe(4003)
  }
  await game.host.view((view) => view.playerCount === 0 && view.game.locked)
  expect(await harness.command(game.room, joinCommand('Ana'))).toMatchObject({
    code: 'game_locked',
  })
  await game.press('unlock')
  expect(await harness.command(game.room, joinCommand('Ana'))).toMatchObject({ ok: true })
  game.close()
})

describe('a removed player', () => {
  test('is disconnected immediately and cannot return, by socket, seat or account', async () => {
    const game = await openGame(harness, ['Ben'])
    await harness.command(game.room, joinCommand('Ana', { accountId: 'pf_ana' }))
    const socket = await harness.connect(game.room, 'player', 'gp_Ana')
    await socket.view()
    await game.press('kick', { playerId: 'gp_Ana' })
    expect(await socket.whenClosed()).toEqual({ code: 4003, reason: 'removed' })
    const again = await harness.connect(game.room, 'player', 'gp_Ana')
    expect((await again.whenClosed()).code).toBe(4003)
    for (const join of [
      joinCommand('Ana', { accountId: 'pf_ana' }),
      joinCommand('Anna', { accountId: 'pf_ana', playerId: 'gp_new', invited: true }),
    ]) {
      expect(await harness.command(game.room, join)).toMatchObject({ code: 'player_removed' })
    }
    await game.host.view((view) => view.playerCount === 1 && view.players[0]?.playerId === 'gp_Ben')
    game.close()
  })

  test('frees the seat for another, and the game can be locked in the same command', async () => {
    const game = await openGame(harness, ['Ana'], { maxPlayers: 1 })
    game.host.say({ type: 'host', id: 'k', command: 'kick', playerId: 'gp_Ana', lock: true })
    await game.host.reply('k')
    expect(await harness.command(game.room, joinCommand('Ben'))).toMatchObject({
      code: 'game_locked',
    })
    await game.press('unlock')
    expect(await harness.command(game.room, joinCommand('Ben'))).toMatchObject({ ok: true })
    game.close()
  })
})
