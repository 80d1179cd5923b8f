import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerMessage, joinCommand, questionOn, questionsOf, resultOn } from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

async function soloGame(seconds = 60) {
  const setup = await harness.put({
    sessionType: 'solo',
    hostId: 'pf_ana',
    maxPlayers: 1,
    isPublic: false,
    lateGraceMs: 100,
    questions: questionsOf(2, seconds),
  })
  const room = setup.sessionId
  const ana = joinCommand('Explorer', { playerId: 'gp_ana', accountId: 'pf_ana', invited: true })
  expect(await harness.command(room, ana)).toMatchObject({ ok: true })
  const socket = await harness.connect(room, 'player', 'gp_ana')
  // Connected before the clock runs: otherwise a short question might have ended.
  await socket.view()
  await harness.command(room, {
    type: 'move',
    playerId: 'gp_ana',
    id: 'go',
    move: { type: 'start' },
  })
  await questionOn(socket, 0)
  return { room, setup, socket }
}

const move = async (socket: TestSocket, type: string, id: string) => {
  socket.say({ type: 'move', id, move: { type } })
  return socket.reply(id)
}

describe('a solo game', () => {
  test('runs at the player’s own pace, with immediate verdicts, to the podium', async () => {
    const { room, setup, socket } = await soloGame()
    for (const [index, question] of setup.questions.entries()) {
      await questionOn(socket, index)
      const option =
        index === 0 ? Number(question.correctIndex) : (Number(question.correctIndex) + 1) % 4
      socket.say(answerMessage(question.id, option, `a${index}`))
      expect(await socket.reply(`a${index}`)).toMatchObject({
        reply: { isCorrect: index === 0, pointsEarned: index === 0 ? 10 : 0 },
      })
      expect(await resultOn(socket, index)).toMatchObject({
        stage: { solution: { correctIndex: question.correctIndex }, nextAt: null },
        you: { score: 10 },
        paused: false,
      })
      expect(await move(socket, 'advance', `n${index}`)).toMatchObject({ type: 'accepted' })
    }
    const podium = await socket.view((view) => view.stage.name === 'podium')
    expect(podium).toMatchObject({ you: { placement: 1, score: 10, correctAnswers: 1 } })
    const result = await harness.api.whenPosted(room, 'result')
    expect(result).toMatchObject({ playerCount: 1, answers: { length: 2 } })
    socket.close()
  })

  test('closes a question as missed at its deadline and waits there', async () => {
    const { setup, socket } = await soloGame(0.2)
    const missed = await resultOn(socket, 0)
    expect(missed.stage).toMatchObject({ yourAnswer: null, yourVerdict: null, nextAt: null })
    socket.say(answerMessage(setup.questions[0]?.id ?? '', 0, 'late'))
    expect(await socket.reply('late')).toMatchObject({ code: 'too_slow' })
    expect(await move(socket, 'advance', 'n')).toMatchObject({ type: 'accepted' })
    await questionOn(socket, 1)
    socket.close()
  })

  test('may be ended by its player at any time', async () => {
    const { room, socket } = await soloGame()
    expect(await move(socket, 'end', 'e')).toMatchObject({ type: 'accepted' })
    await socket.view((view) => view.stage.name === 'podium')
    const result = await harness.api.whenPosted(room, 'result')
    expect(result.players).toMatchObject([{ placement: null }])
    socket.close()
  })

  test('accepts no second player, and shows no solution while its question is open', async () => {
    const { room, socket } = await soloGame()
    const other = joinCommand('Ben', { invited: true })
    expect(await harness.command(room, other)).toMatchObject({ code: 'game_already_started' })
    expect(socket.raw.join('')).not.toContain('canary-explanation')
    expect(socket.raw.join('')).not.toContain('correctIndex')
    socket.close()
  })

  test('is not paused while its player is away, and continues where it was left', async () => {
    const { room, socket } = await soloGame()
    socket.close()
    const again = await harness.connect(room, 'player', 'gp_ana')
    expect(await again.view()).toMatchObject({
      stage: { name: 'question', index: 0 },
      paused: false,
    })
    again.close()
  })
})
