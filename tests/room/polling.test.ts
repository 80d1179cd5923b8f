import type { PlayerView, RoomAnswer, ServerMessage } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostCommand, joinCommand, openGame, questionOn, resultOn } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness({ room: 'passing-time-room' })
})
afterAll(() => harness.stop())

const poll = (room: string, playerId: string) =>
  harness.command(room, { type: 'view', role: 'player', playerId, tab: null })

function viewOf(answer: RoomAnswer): PlayerView {
  if (!answer.ok) throw new Error(answer.code)
  return (answer.message as { view: PlayerView }).view
}

const answerOver = (
  room: string,
  playerId: string,
  questionId: string,
  option: number,
  id = 'm1',
) =>
  harness.command(room, {
    type: 'move',
    playerId,
    id,
    move: { type: 'answer', questionId, selectedOptionIndex: option },
  })

const isWithoutBen = (one: ServerMessage): one is Extract<ServerMessage, { view: unknown }> =>
  'view' in one && one.view.players[1]?.connected === false

describe('a player whose network blocks sockets', () => {
  test('polls the same views and counts as connected for five seconds', async () => {
    const game = await openGame(harness, ['Ana'])
    await harness.command(game.room, joinCommand('Ben'))
    expect(viewOf(await poll(game.room, 'gp_Ben'))).toMatchObject({
      role: 'player',
      stage: { name: 'lobby' },
      you: { displayName: 'Ben' },
    })
    await game.host.view((view) => view.players[1]?.connected === true)
    const since = harness.now()
    await poll(game.room, 'gp_Ben')
    await game.quiet()
    await harness.pass(since + 5_500 - harness.now())
    // In game time, which continues while this test checks.
    const lost = await game.host.message(isWithoutBen)
    expect(lost.serverTime).toBeGreaterThan(since + 4_000)
    await poll(game.room, 'gp_Ben')
    await game.host.view((view) => view.players[1]?.connected === true)
    game.close()
  })

  test('plays a whole game together with a player with a socket', async () => {
    const game = await openGame(harness, ['Ana'])
    await harness.command(game.room, joinCommand('Ben'))
    await poll(game.room, 'gp_Ben')
    await game.start()
    for (const [index, question] of game.setup.questions.entries()) {
      await game.opened(index)
      const open = viewOf(await poll(game.room, 'gp_Ben'))
      expect(open.stage).toMatchObject({ name: 'question', index, yourAnswer: null })
      expect(JSON.stringify(open)).not.toContain('canary')
      await game.answer(game.player(0), index, game.rightOption(index))
      // Ben is present: the question waits for him.
      await game.player(0).socket.settled()
      const option = (game.rightOption(index) + 1) % 4
      const kept = await answerOver(game.room, 'gp_Ben', question.id, option)
      expect(kept).toMatchObject({ ok: true })
      expect(await answerOver(game.room, 'gp_Ben', question.id, option)).toMatchObject({ ok: true })
      const other = await answerOver(game.room, 'gp_Ben', question.id, option, 'm2')
      expect(other).toMatchObject({ ok: false, code: 'already_submitted' })
      await game.closed(index)
      expect(viewOf(await poll(game.room, 'gp_Ben')).stage).toMatchObject({
        name: 'result',
        solution: { correctIndex: question.correctIndex },
        yourVerdict: { isCorrect: false },
      })
      await game.press('advance')
    }
    expect(viewOf(await poll(game.room, 'gp_Ben'))).toMatchObject({
      stage: { name: 'podium' },
      you: { placement: 2, totalAnswers: 3 },
    })
    game.close()
  })

  test('may change to a socket and back without being lost', async () => {
    const game = await openGame(harness, ['Ana'])
    await harness.command(game.room, joinCommand('Ben'))
    await poll(game.room, 'gp_Ben')
    const socket = await harness.connect(game.room, 'player', 'gp_Ben')
    await socket.view()
    const answer = await poll(game.room, 'gp_Ben')
    expect(viewOf(answer).players[1]).toMatchObject({ connected: true })
    // Sent by now: a view from before the poll would also show Ben as lost.
    await game.host.view((view) => view.players[1]?.connected === true)
    await game.quiet()
    socket.close()
    await game.host.view((view) => view.players[1]?.connected === false)
    game.host.forget()
    await poll(game.room, 'gp_Ben')
    await game.host.view((view) => view.players[1]?.connected === true)
    game.close()
  })

  test('gets the reason why there is no view', async () => {
    const game = await openGame(harness, ['Ana'])
    expect(await poll(game.room, 'gp_nobody')).toMatchObject({ ok: false, code: 'seat_invalid' })
    await game.press('kick', { playerId: 'gp_Ana' })
    expect(await poll(game.room, 'gp_Ana')).toMatchObject({ ok: false, code: 'player_removed' })
    const none = await harness.signed('POST', 'gs_none', {
      commandId: 'command-1',
      command: { type: 'view', role: 'player', playerId: 'gp_Ana', tab: null },
    })
    expect(none.status).toBe(404)
    game.close()
  })
})

describe('a host and a screen without a socket', () => {
  test('poll their own views; the host commands over HTTP and is present by polling', async () => {
    const { sessionId: room } = await harness.put()
    await harness.command(room, joinCommand('Ana'))
    const ana = await harness.connect(room, 'player', 'gp_Ana')
    const look = (role: 'host' | 'screen') =>
      harness.command(room, { type: 'view', role, playerId: null, tab: 'tab-1' })
    expect(viewOf(await look('host'))).toMatchObject({ role: 'host', inControl: true })
    const started = await harness.command(room, hostCommand('start', { tab: 'tab-1' }))
    expect(started).toMatchObject({ ok: true, status: 'in_progress' })
    await questionOn(ana, 0)
    expect(viewOf(await look('host'))).toMatchObject({
      stage: { name: 'question', solution: { correctIndex: 0 } },
      paused: false,
    })
    const screen = JSON.stringify(await look('screen'))
    expect(screen).toContain('"role":"screen"')
    expect(screen).not.toContain('correctIndex')
    expect(screen).not.toContain('canary')
    await harness.command(room, hostCommand('advance', { tab: 'tab-1' }))
    await resultOn(ana, 0)
    ana.close()
  })
})
