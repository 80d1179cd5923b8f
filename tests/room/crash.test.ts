import type { HostView } from '@pathquest/core'
import { testQuestion } from '@pathquest/core/testing/setup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answerMessage,
  joinCommand,
  openGame,
  type Player,
  questionsOf,
  resultOn,
} from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

function deadlineOf(socket: TestSocket): number {
  const { stage } = socket.last().view
  if (stage.name !== 'question' || stage.deadline === null) throw new Error('no clock is running')
  return stage.deadline
}

const yourAnswer = ({ socket }: Player) => {
  const { stage } = socket.last().view
  return 'yourAnswer' in stage ? stage.yourAnswer : undefined
}

describe('a room that is killed', () => {
  test('under load preserves every acknowledged answer, the question and its deadline', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `P${i}`)
    const startedAt = performance.now()
    const game = await openGame(harness, [...names, 'Silent'], {
      maxPlayers: 100,
      // Long enough for a slow machine; shorter than the timeout of silent players.
      questions: questionsOf(2, 14),
      lateGraceMs: 100,
    })
    const openMs = performance.now() - startedAt
    await game.start()
    const deadline = deadlineOf(game.player(0).socket)
    const silent = game.player(60)
    const answering = game.players.slice(0, 60)
    const lines = answering.map(({ socket }) => socket)
    const say = (i: number) => lines[i]?.say(answerMessage(game.questionId(0), i % 4, `m${i}`))
    for (let i = 0; i < 45; i++) setTimeout(say, i * 8, i)
    // In the middle of it: when every second answer has been acknowledged.
    const acknowledged = (i: number, { socket }: Player) =>
      socket.messages.some((one) => one.type === 'accepted' && one.id === `m${i}`)
    await game.player(30).socket.reply('m30')
    // The last answers are in flight when the room dies: it does not receive them.
    process.kill(harness.rooms.pid(), 'SIGSTOP')
    for (let i = 45; i < 60; i++) say(i)
    await harness.crash()
    const kept = answering.filter((player, i) => acknowledged(i, player))
    expect(kept.length).toBeGreaterThan(20)
    expect(kept.length).toBeLessThan(60)

    const since = performance.now()
    await game.allBack()
    const ms = performance.now() - since
    const { host } = game
    // Or as long as this machine currently needs to let the class in.
    expect(ms).toBeLessThan(Math.max(5000, openMs))
    for (const [i, player] of answering.entries()) {
      if (kept.includes(player)) expect(yourAnswer(player)).toBe(i % 4)
      expect(Math.abs(deadlineOf(player.socket) - deadline)).toBeLessThanOrEqual(250)
    }
    // Clients without an acknowledgement resend with the same id; others get the same one again.
    for (const [i, player] of answering.entries()) {
      player.socket.say(answerMessage(game.questionId(0), i % 4, `m${i}`))
      expect(await player.socket.reply(`m${i}`)).toEqual({ type: 'accepted', id: `m${i}` })
    }
    await resultOn(silent.socket, 0, 16_000)
    // By the clock of the room: a busy test may receive it later.
    const closedAfterMs = silent.socket.last().serverTime - deadline
    expect(closedAfterMs).toBeGreaterThanOrEqual(100)
    expect(closedAfterMs).toBeLessThan(1600)
    host.say({ type: 'host', id: 'end', command: 'end' })
    const { answers } = await harness.api.whenPosted(game.room, 'result')
    expect(answers.map((one) => [one.playerId, one.selectedOptionIndex]).sort()).toEqual(
      answering.map((player, i) => [player.id, i % 4]).sort(),
    )
    game.close()
  }, 60_000)

  test('right before the closing closes on time, without clients, and continues by itself', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'], {
      progression: 'auto',
      resultMs: 600,
      lateGraceMs: 100,
      questions: [3, 1].map((timeLimitSeconds, i) => testQuestion(i, { timeLimitSeconds })),
    })
    await game.start()
    await game.answer(game.player(0), 0, game.rightOption(0))
    const deadline = deadlineOf(game.player(0).socket)
    await new Promise((done) => setTimeout(done, deadline + 60 - Date.now()))
    const since = performance.now()
    await harness.crash()
    const awayMs = performance.now() - since
    // No client reconnects: the alarm alone plays the game to its end.
    const result = await harness.api.whenPosted(game.room, 'result', { timeoutMs: 8000 })
    expect(result.answers).toMatchObject([{ pointsEarned: 10 }])
    expect(result.endedAt - deadline).toBeLessThan(5000 + awayMs)
    game.close()
  }, 20_000)

  test('while a result is shown opens the next question', async () => {
    const game = await openGame(harness, ['Ana'], {
      progression: 'auto',
      resultMs: 800,
      questions: questionsOf(2, 30),
    })
    await game.start()
    await game.answer(game.player(0), 0, 0)
    await game.closed(0)
    await harness.crash()
    await game.allBack()
    await game.opened(1)
    game.close()
  })

  test('is restored completely: snapshot and log give the same game', async () => {
    const game = await openGame(harness, ['Ana', 'Ben', 'Cleo'], {
      modeId: 'team_challenge',
      modeSettings: { teamCount: 2 },
      allowLateJoin: true,
      questions: questionsOf(3, 60),
    })
    const same = async () => {
      await game.host.settled()
      game.host.forget()
      game.host.say({ type: 'resync' })
      const before = (await game.host.view()) as HostView
      await harness.crash()
      await game.allBack()
      const { host } = game
      // Everybody has reconnected: everything but the number of events is unchanged.
      const after = await host.view(
        (view) => view.players.filter((one) => one.connected).length === game.players.length,
      )
      expect(after).toEqual(before)
    }
    await same()
    await game.start()
    await game.answer(game.player(0), 0, game.rightOption(0))
    await game.join('Dov')
    await same()
    await game.press('advance')
    await resultOn(game.player(0).socket, 0)
    await same()
    await game.press('advance')
    await game.opened(1)
    await game.press('kick', { playerId: game.player(1).id })
    await game.player(1).socket.whenClosed()
    game.players.splice(1, 1)
    await game.press('lock')
    await same()
    await game.press('end')
    await game.player(0).socket.view((view) => view.stage.name === 'podium')
    await game.host.view((view) => view.role === 'host' && view.settled)
    await same()
    game.close()
  }, 30_000)

  test('still counts lost players as lost, and lets them return', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await harness.crash()
    const host = await game.comeBack('host', 'tab-1')
    expect((await host.view()).players.map((one) => one.connected)).toEqual([false, false])
    const ana = await game.comeBack('player', game.player(0).id)
    await host.view((view) => view.players[0]?.connected === true)
    expect(await harness.command(game.room, joinCommand('Cleo'))).toMatchObject({ ok: true })
    for (const socket of [host, ana]) socket.close()
    game.close()
  })

  test('between the end and the settlement still posts its result', async () => {
    const game = await openGame(harness, ['Ana'])
    harness.api.answer(game.room, (post, attempt) =>
      post.kind === 'result' && attempt === 1 ? 'silence' : { status: 200, body: {} },
    )
    await game.start()
    await game.press('end')
    const first = await harness.api.whenPosted(game.room, 'result')
    await harness.crash()
    const again = await harness.api.whenPosted(game.room, 'result', {
      attempt: 2,
      timeoutMs: 10_000,
    })
    expect(again).toMatchObject({ key: first.key, endedAt: first.endedAt, answers: first.answers })
    const host = await game.comeBack('host', 'tab-1')
    await host.view((view) => view.role === 'host' && view.settled)
    game.close()
  }, 20_000)

  test('for the fifth time within a minute still restarts', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'], { questions: questionsOf(2, 60) })
    await game.start()
    for (let i = 0; i < 4; i++) {
      await harness.crash()
      await game.allBack()
      const { host } = game
      host.close()
    }
    expect(await game.answer(game.player(0), 0, 0)).toMatchObject({ type: 'accepted' })
    game.close()
  }, 30_000)
})
