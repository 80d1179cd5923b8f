import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answerMessage,
  hostCommand,
  openGame,
  type Player,
  questionsOf,
  type RoomGame,
  resultOn,
} from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

async function answersInResult(game: RoomGame) {
  await game.press('end')
  return (await harness.api.whenPosted(game.room, 'result')).answers
}

describe('an answer', () => {
  test('is acknowledged as stored, without a verdict', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await game.start()
    const reply = await game.answer(game.player(0), 0, 0, 'a1')
    // Without a version: the class gets its views at the closing.
    expect(reply).toEqual({ type: 'accepted', id: 'a1' })
    game.close()
  })

  test('sent again with the same id gets the same acknowledgement, open or closed', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    const { socket } = game.player(0)
    await game.start()
    const first = await game.answer(game.player(0), 0, 2, 'a1')
    const again = async () => {
      socket.forget()
      return game.answer(game.player(0), 0, 2, 'a1')
    }
    expect(await again()).toEqual(first)
    await game.press('advance')
    await resultOn(game.host, 0)
    expect(await again()).toEqual(first)
    expect(await answersInResult(game)).toHaveLength(1)
    game.close()
  })

  test('after another one is refused, and the first stays', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await game.start()
    await game.answer(game.player(0), 0, 2)
    for (const option of [2, 3]) {
      const second = await game.answer(game.player(0), 0, option)
      expect(second).toMatchObject({ type: 'refused', code: 'already_submitted' })
    }
    expect(await answersInResult(game)).toMatchObject([{ selectedOptionIndex: 2 }])
    game.close()
  })

  test('within the minimum time after the question reached the player is too fast', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'], { minAnswerMs: 60_000 })
    await game.start()
    const reply = await game.answer(game.player(0), 0, 0)
    expect(reply).toMatchObject({ type: 'refused', code: 'too_fast' })
    expect(await answersInResult(game)).toEqual([])
    game.close()
  })

  test('after the closing is too slow, for the last question and earlier ones', async () => {
    const questions = questionsOf(2, 0.2)
    const game = await openGame(harness, ['Ana', 'Ben'], { questions, lateGraceMs: 100 })
    await game.start()
    await game.closed(0)
    expect(await game.answer(game.player(0), 0, 0)).toMatchObject({ code: 'too_slow' })
    await game.press('advance')
    await game.opened(1)
    expect(await game.answer(game.player(0), 0, 0)).toMatchObject({ code: 'too_slow' })
    await game.closed(1)
    await game.press('advance')
    await game.player(0).socket.view((view) => view.stage.name === 'podium')
    expect(await game.answer(game.player(0), 1, 0)).toMatchObject({ code: 'too_slow' })
    const { answers } = await harness.api.whenPosted(game.room, 'result')
    expect(answers).toEqual([])
    game.close()
  })

  test('within the grace period after the deadline still counts', async () => {
    const questions = questionsOf(1, 0.1)
    const game = await openGame(harness, ['Ana', 'Ben'], { questions, lateGraceMs: 5000 })
    await game.start()
    const stage = game.player(0).socket.last().view.stage
    const deadline = stage.name === 'question' ? (stage.deadline ?? 0) : 0
    await new Promise((done) => setTimeout(done, deadline + 20 - Date.now()))
    expect(await game.answer(game.player(0), 0, 0)).toMatchObject({ type: 'accepted' })
    expect(await answersInResult(game)).toMatchObject([{ answerTimeMs: 100 }])
    game.close()
  })

  test('to a question that is not open, or not in this game, is refused', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    const { socket } = game.player(0)
    expect(await game.answer(game.player(0), 0, 0)).toMatchObject({ code: 'game_not_started' })
    await game.start()
    expect(await game.answer(game.player(0), 1, 0)).toMatchObject({ code: 'question_not_open' })
    socket.say(answerMessage('qn_of_another_game', 0, 'x1'))
    expect(await socket.reply('x1')).toMatchObject({ code: 'question_not_open' })
    socket.say({ type: 'move', id: 'x2', move: { type: 'answer', selectedOptionIndex: 0 } })
    expect(await socket.reply('x2')).toMatchObject({ code: 'question_not_open' })
    game.close()
  })

  test('with an unknown option or type is refused', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    const { socket } = game.player(0)
    await game.start()
    expect(await game.answer(game.player(0), 0, 4)).toMatchObject({ code: 'option_not_found' })
    const questionId = game.questionId(0)
    socket.say({ type: 'move', id: 'x1', move: { type: 'answer', questionId } })
    expect(await socket.reply('x1')).toMatchObject({ code: 'option_not_found' })
    for (const [i, type] of ['steal', 'constructor', '__proto__', 'toString'].entries()) {
      socket.say({ type: 'move', id: `y${i}`, move: { type, questionId, selectedOptionIndex: 0 } })
      expect(await socket.reply(`y${i}`)).toMatchObject({ code: 'move_unknown' })
    }
    game.close()
  })

  test('of a removed player is refused', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await game.start()
    const ana = game.player(0)
    await game.answer(ana, 0, 0)
    await game.press('kick', { playerId: ana.id })
    expect((await ana.socket.whenClosed()).code).toBe(4003)
    const move = answerMessage(game.questionId(0), 1, 'late')
    const late = await harness.command(game.room, {
      type: 'move',
      playerId: ana.id,
      id: move.id,
      move: move.move,
    })
    expect(late).toMatchObject({ ok: false, code: 'player_removed' })
    game.close()
  })

  test('sent fifty times over two sockets is stored and scored once', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await game.start()
    const ana = game.player(0)
    const message = answerMessage(game.questionId(0), game.rightOption(0), 'once')
    const second = harness.connect(game.room, 'player', ana.id)
    for (let i = 0; i < 15; i++) ana.socket.say(message)
    const newer = await second
    await newer.whenOpen()
    for (let i = 0; i < 15; i++) newer.say(message)
    const overHttp = Array.from({ length: 20 }, () =>
      harness.command(game.room, {
        type: 'move',
        playerId: ana.id,
        id: message.id,
        move: message.move,
      }),
    )
    for (const answer of await Promise.all(overHttp)) expect(answer).toMatchObject({ ok: true })
    await newer.settled()
    const replies = [...ana.socket.messages, ...newer.messages].filter((one) => 'id' in one)
    for (const reply of replies.filter((one) => one.type !== 'pong')) {
      expect(reply).toEqual({ type: 'accepted', id: 'once' })
    }
    expect(await answersInResult(game)).toMatchObject([{ playerId: ana.id, pointsEarned: 10 }])
    const podium = await newer.view((view) => view.stage.name === 'podium')
    expect(podium).toMatchObject({ you: { score: 10, totalAnswers: 1 } })
    newer.close()
    game.close()
  })

  test('gets its verdict immediately if the host enabled that, for its player only', async () => {
    const game = await openGame(harness, ['Ana', 'Ben', 'Cleo'], { revealAtOnce: true })
    await game.start()
    const right = game.rightOption(0)
    const [ana, ben] = [game.player(0), game.player(1)]
    await game.quiet()
    expect(await game.answer(ana, 0, right)).toMatchObject({
      reply: { isCorrect: true, pointsEarned: 10 },
    })
    ana.socket.say({ type: 'resync' })
    const view = await ana.socket.view(
      ({ stage }) => stage.name === 'question' && stage.yourVerdict != null,
    )
    expect(view).toMatchObject({ you: { score: 0, rank: null } })
    expect(view.leaderboard.every((row) => row.score === 0)).toBe(true)
    await ben.socket.settled()
    expect(ben.socket.messages.map((one) => one.type)).toEqual(['pong'])
    expect(await game.answer(ben, 0, (right + 1) % 4)).toMatchObject({
      reply: { isCorrect: false, pointsEarned: 0 },
    })
    game.close()
  })
})

describe('while a question is open', () => {
  test('nobody receives anything but their own acknowledgement; only the count moves', async () => {
    const names = ['Ana', 'Ben', 'Cleo', 'Dov']
    const game = await openGame(harness, names)
    const screen = await harness.connect(game.room, 'screen', 'tab-2')
    await screen.view()
    await game.start()
    await game.quiet()
    await screen.settled()
    screen.forget()
    const frames: string[][] = []
    for (const [i, player] of game.players.slice(0, 3).entries()) {
      // One right, two wrong, of one length of id.
      await game.answer(player, 0, (game.rightOption(0) + i) % 4, `move-${i}`)
      const counts = (view: { stage: { name: string } }) =>
        'answeredCount' in view.stage && view.stage.answeredCount === i + 1
      for (const watcher of [game.host, screen]) {
        const view = await watcher.view(counts)
        expect(view.stage).toMatchObject({ name: 'question', presentCount: 4 })
        expect(view.leaderboard.every((row) => row.score === 0 && row.totalAnswers === 0)).toBe(
          true,
        )
      }
      frames.push(player.socket.raw)
    }
    expect(frames.map((raw) => raw.map((text) => text.length))).toEqual([[33], [33], [33]])
    const dov = game.player(3)
    await dov.socket.settled()
    expect(dov.socket.messages.map((one) => one.type)).toEqual(['pong'])
    await game.answer(dov, 0, 0)
    const closed = await resultOn(screen, 0)
    expect(closed.leaderboard.map((row) => [row.displayName, row.score])[0]).toEqual(['Ana', 10])
    screen.close()
    game.close()
  })

  test('the last answer of all connected players closes it', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await game.start()
    await game.answer(game.player(0), 0, 0)
    await game.player(0).socket.settled()
    expect(game.host.last().view.stage.name).toBe('question')
    await game.answer(game.player(1), 0, 0)
    await game.closed(0)
    const changed = game.player(0).socket.messages.map((one) => one.type)
    expect(changed).toContain('question_closed')
    game.close()
  })

  test('a hundred simultaneous answers are all stored, and each is acknowledged', async () => {
    const names = Array.from({ length: 100 }, (_, i) => `P${i}`)
    const game = await openGame(harness, names, { maxPlayers: 100 })
    await game.start()
    const longest = async (work: (player: Player) => Promise<unknown>) => {
      const since = performance.now()
      const delays = game.players.map(async (player) => {
        await work(player)
        return performance.now() - since
      })
      return Math.max(...(await Promise.all(delays)))
    }
    // The time this machine needs for a message from each, without storage.
    const floorMs = await longest(({ socket }) => socket.settled())
    const ackMs = await longest((player) => game.answer(player, 0, 0))
    await game.closed(0)
    const answers = await answersInResult(game)
    expect(new Set(answers.map((answer) => answer.playerId)).size).toBe(100)
    const received = answers.map((answer) => answer.answeredAt)
    expect(Math.max(...received) - Math.min(...received)).toBeLessThan(1500 + floorMs)
    expect(ackMs).toBeLessThan(3000 + floorMs)
    game.close()
  })
})

describe('the clock of a client', () => {
  test('is never used: a message with a time is refused', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await game.start()
    const { socket } = game.player(0)
    const message = answerMessage(game.questionId(0), 0, 'a1')
    socket.say(JSON.stringify({ ...message, ts: 1, lag: 5000 }))
    socket.say(JSON.stringify({ ...message, move: { ...message.move, answerTimeMs: 1 } }))
    await socket.settled()
    const refusals = socket.messages.filter((one) => one.type === 'refused')
    expect(refusals.map((one) => one.code)).toEqual(['bad_message', 'bad_message'])
    await harness.command(game.room, hostCommand('end'))
    expect((await harness.api.whenPosted(game.room, 'result')).answers).toEqual([])
    game.close()
  })
})
