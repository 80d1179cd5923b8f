import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

describe('a game in its room', () => {
  test('runs from the lobby to the podium and posts its result once', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    const [ana, ben] = [game.player(0), game.player(1)]
    await game.host.view((view) => view.players.length === 2)
    await game.start()
    for (const [index, question] of game.setup.questions.entries()) {
      await game.opened(index)
      const right = game.rightOption(index)
      expect(await game.answer(ana, index, right)).toMatchObject({ type: 'accepted' })
      expect(await game.answer(ben, index, (right + 1) % 4)).toMatchObject({ type: 'accepted' })
      await game.closed(index)
      expect(ana.socket.last().view.stage).toMatchObject({
        solution: { correctIndex: question.correctIndex },
      })
      await game.press('advance')
    }
    const podium = await ana.socket.view((view) => view.stage.name === 'podium')
    expect(podium.leaderboard.map((row) => [row.displayName, row.score])).toEqual([
      ['Ana', 30],
      ['Ben', 0],
    ])
    await ana.socket.message((one) => one.type === 'game_ended')
    await ana.socket.view((view) => view.role === 'player' && view.you.rewards !== null)
    const results = harness.api.postsOf(game.room).filter((post) => post.kind === 'result')
    expect(results).toHaveLength(1)
    expect(results[0]).toMatchObject({ playerCount: 2, answers: { length: 6 } })
    game.close()
  })
})
