import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

const now = () => Date.now()
const open = { minAnswerMs: 0, createdAt: now() }

async function seat(room: string, name: string): Promise<{ id: string; socket: TestSocket }> {
  const answer = await harness.command(room, {
    type: 'join',
    playerId: `gp_${name}`,
    accountId: null,
    displayName: name,
    invited: false,
  })
  if (!answer.ok || !answer.player) throw new Error('no seat')
  return {
    id: answer.player.playerId,
    socket: await harness.connect(room, 'player', answer.player.playerId),
  }
}

describe('a game in its room', () => {
  test('goes from the lobby to the podium and hands its result over once', async () => {
    const { sessionId: room, questions } = await harness.put(open)
    const host = await harness.connect(room, 'host', 'tab-host-1')
    const ana = await seat(room, 'Ana')
    const ben = await seat(room, 'Ben')
    await host.view((view) => view.players.length === 2)
    host.say({ type: 'host', id: 'c1', command: 'start' })
    for (const [index, question] of questions.entries()) {
      for (const player of [ana, ben]) {
        await player.socket.view(
          (view) => view.stage.name === 'question' && view.stage.index === index,
        )
        const right = question.correctIndex ?? 0
        const selectedOptionIndex = player === ana ? right : (right + 1) % 4
        player.socket.say({
          type: 'move',
          id: `m${index}`,
          move: { type: 'answer', questionId: question.id, selectedOptionIndex },
        })
        await player.socket.message((one) => one.type === 'accepted' && one.id === `m${index}`)
      }
      const result = await ana.socket.view(
        (view) => view.stage.name === 'result' && view.stage.index === index,
      )
      expect(result.stage).toMatchObject({ solution: { correctIndex: question.correctIndex } })
      host.say({ type: 'host', id: `n${index}`, command: 'advance' })
    }
    const podium = await ana.socket.view((view) => view.stage.name === 'podium')
    expect(podium.leaderboard.map((row) => [row.displayName, row.score])).toEqual([
      ['Ana', 30],
      ['Ben', 0],
    ])
    await ana.socket.message((one) => one.type === 'game_ended')
    await ana.socket.view((view) => view.role === 'player' && view.you.rewards !== null)
    const results = harness.posts.filter((post) => post.kind === 'result')
    expect(results).toHaveLength(1)
    expect(results[0]).toMatchObject({ playerCount: 2, answers: { length: 6 } })
    for (const { socket } of [ana, ben]) socket.close()
    host.close()
  })
})
