import { type GameView, type ModeView, type ServerMessage, seededRandom } from '@pathquest/core'
import { testQuestion } from '@pathquest/core/testing/setup'
import { bot } from '@pathquest/modes/testing/treasure-chests/bot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openGame, type Player, type RoomGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness({ room: 'own-pace-room' })
})
afterAll(() => harness.stop())

const random = seededRandom('a class at its own pace')
const questions = Array.from({ length: 12 }, (_, i) => testQuestion(i))

/** A fresh ticket and a new socket, retried until the room is back. */
function comeBack(game: RoomGame, role: 'player' | 'host', id: string): Promise<TestSocket> {
  return vi.waitFor(
    async () => {
      const socket = await harness.connect(game.room, role, id)
      await socket.firstView()
      return socket
    },
    { timeout: 20_000, interval: 100 },
  )
}

/** Plays until there is nothing to do: a move is resent until it is acknowledged. */
class BotPlayer {
  readonly acknowledged = new Set<string>()

  constructor(
    private readonly game: RoomGame,
    private readonly player: Player,
  ) {}

  async play(moves: number): Promise<void> {
    for (let i = 0; i < moves; i++) {
      const { stage, own } = this.player.socket.last().view
      const move = bot({ stage, modeView: own } as ModeView, random, this.player.id)
      if (!move) return
      await this.sayUntilHeard({ type: 'move', id: `${this.player.id}-${i}`, move })
      await new Promise((next) => setTimeout(next, 150 + 300 * random()))
    }
  }

  private async sayUntilHeard(message: { type: 'move'; id: string; move: object }): Promise<void> {
    for (;;) {
      const { socket } = this.player
      const { version } = socket.last()
      const died = socket.whenClosed(30_000).then(() => null)
      socket.say(message as never)
      const reply = await Promise.race([socket.reply(message.id, 20_000), died])
      if (reply?.type === 'accepted') {
        if ((message.move as { type: string }).type === 'answer') {
          this.acknowledged.add(message.id)
        }
        // The player who moved sees the outcome.
        const isNews = (one: ServerMessage) => hasView(one) && one.version > version
        if (await Promise.race([socket.message(isNews, 20_000), died])) return
      }
      if (reply?.type === 'refused') return
      this.player.socket = await comeBack(this.game, 'player', this.player.id)
    }
  }
}

type WithView = Extract<ServerMessage, { view: GameView }>
const hasView = (one: ServerMessage): one is WithView => 'view' in one

const scoresOf = ({ leaderboard }: GameView) =>
  Object.fromEntries(leaderboard.map(({ playerId, score }) => [playerId, score]))

describe('a self-paced class', () => {
  test('loses no acknowledged move when its room is killed, and no coin', async () => {
    const names = Array.from({ length: 100 }, (_, i) => `P${i}`)
    const game = await openGame(harness, names, {
      modeId: 'treasure_chests',
      modeSettings: { minutes: 5 },
      maxPlayers: 100,
      questions,
    })
    await game.press('start')
    const bots = game.players.map((player) => new BotPlayer(game, player))
    await Promise.all(
      game.players.map(({ socket }) => socket.view((view) => view.stage.name === 'question')),
    )

    const kill = async () => {
      for (const afterMs of [1_500, 4_000]) {
        await new Promise((next) => setTimeout(next, afterMs))
        await harness.crash()
      }
    }
    await Promise.all([kill(), ...bots.map((one) => one.play(10))])

    // The stored log is replayed to the same standings.
    const before = await comeBack(game, 'host', 'tab-1')
    const scores = scoresOf(before.last().view)
    await harness.crash()
    const host = await comeBack(game, 'host', 'tab-1')
    expect(scoresOf(host.last().view)).toEqual(scores)

    host.say({ type: 'host', id: 'end', command: 'end' })
    const { players, answers } = await harness.api.whenPosted(game.room, 'result', {
      timeoutMs: 20_000,
    })
    expect(Object.fromEntries(players.map((one) => [one.playerId, one.score]))).toEqual(scores)
    for (const [i, { id }] of game.players.entries()) {
      const own = answers.filter(({ playerId }) => playerId === id)
      expect(own.length).toBe(bots[i]?.acknowledged.size)
    }
    // Coins change hands and none is lost.
    const earned = answers.reduce((sum, { pointsEarned }) => sum + pointsEarned, 0)
    expect(players.reduce((sum, { score }) => sum + score, 0)).toBe(earned)
    expect(earned).toBeGreaterThan(0)
    game.close()
  }, 120_000)

  test('the mover and affected players see a move immediately, the others soon', async () => {
    const game = await openGame(harness, ['Ana', 'Ben', 'Cleo'], {
      modeId: 'treasure_chests',
      questions: questions.map((question) => ({ ...question, correctIndex: 0 })),
    })
    await game.press('start')
    const [ana, ben] = [game.player(0), game.player(1)]
    const { stage } = await ana.socket.view((view) => view.stage.name === 'question')
    const questionId = stage.name === 'question' ? stage.question.id : ''
    await new Promise((next) => setTimeout(next, 400))
    await game.quiet()
    // Send times by the clock of the room: a busy test may receive both together.
    const toldAt = async (socket: TestSocket) => {
      const hasScore = (one: ServerMessage): one is WithView =>
        hasView(one) && one.view.leaderboard.some(({ score }) => score > 0)
      return (await socket.message(hasScore)).serverTime
    }
    ana.socket.say({ type: 'move', id: 'dig', move: { type: 'answer', questionId, answer: 0 } })
    expect(await toldAt(ana.socket)).toBeLessThan(await toldAt(game.host))
    await game.quiet()
    // Whether or not it succeeds: the target of a key is notified at the same time as the mover.
    ana.socket.say({ type: 'move', id: 'steal', move: { type: 'steal', from: ben.id } })
    const [toAna, toBen] = await Promise.all([
      ana.socket.message(hasView),
      ben.socket.message(hasView),
    ])
    expect(toBen.version).toBe(toAna.version)
    // The third player gets it with the next update, if there is one.
    const toCleo = game.player(2).socket.messages.filter(hasView)
    expect(toCleo.filter(({ serverTime }) => serverTime <= toAna.serverTime)).toEqual([])
    game.close()
  })

  test('an accepted move names the first version that shows it, one sent again names none', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'], {
      modeId: 'treasure_chests',
      questions: questions.map((question) => ({ ...question, correctIndex: 0 })),
    })
    await game.press('start')
    const { socket } = game.player(0)
    const { stage } = await socket.view((view) => view.stage.name === 'question')
    const questionId = stage.name === 'question' ? stage.question.id : ''
    await new Promise((next) => setTimeout(next, 400))
    const move = { type: 'answer', questionId, answer: 0 }
    socket.say({ type: 'move', id: 'dig', move })
    const reply = await socket.reply('dig')
    const version = (reply.type === 'accepted' && reply.version) || Number.POSITIVE_INFINITY
    const shows = (one: WithView) => one.view.leaderboard.some(({ score }) => score > 0)
    await socket.message((one): one is WithView => hasView(one) && one.version >= version)
    for (const one of socket.messages.filter(hasView)) {
      expect([one.version, shows(one)]).toEqual([one.version, one.version >= version])
    }
    // Nothing has changed: no view follows that a page could wait for.
    socket.say({ type: 'move', id: 'dig', move })
    await vi.waitFor(() =>
      expect(socket.messages.filter(({ type }) => type === 'accepted')).toHaveLength(2),
    )
    const replies = socket.messages.filter(({ type }) => type === 'accepted')
    expect(replies.map((one) => 'version' in one)).toEqual([true, false])
    game.close()
  })

  test('a player whose view is unchanged receives nothing', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'], { modeId: 'opinions', questions })
    await game.press('start')
    await game.player(1).socket.view((view) => view.own !== null)
    const choose = (id: string, answer: number) =>
      game.player(0).socket.say({
        type: 'move',
        id,
        move: { type: 'choose', questionId: game.questionId(0), answer },
      })
    choose('first', 0)
    await game.player(0).socket.reply('first')
    await new Promise((next) => setTimeout(next, 400))
    await game.quiet()
    choose('second', 1)
    await game
      .player(0)
      .socket.view(({ own }) => JSON.stringify(own).includes(`"${game.questionId(0)}":1`))
    await new Promise((next) => setTimeout(next, 400))
    await game.player(1).socket.settled()
    expect(game.player(1).socket.messages.filter(hasView)).toEqual([])
    game.close()
  })

  test('a polling player moves through the API and sees the outcome with the next poll', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'], { modeId: 'trail_board', questions })
    await game.press('start')
    const playerId = game.player(0).id
    const poll = async () => {
      const view = { type: 'view', role: 'player', playerId, tab: null } as const
      const answer = await harness.command(game.room, view)
      if (!answer.ok) throw new Error(answer.code)
      return (answer.message as { view: GameView }).view
    }
    const { stage } = await poll()
    if (stage.name !== 'question') throw new Error('no question is open')
    const move = { type: 'answer', questionId: stage.question.id, answer: 0 }
    const moved = await harness.command(game.room, { type: 'move', playerId, id: 'm1', move })
    expect(moved).toMatchObject({ ok: true, shownFrom: expect.any(Number) })
    expect((await poll()).stage).toMatchObject({ name: 'result', index: 0, yourAnswer: 0 })
    game.close()
  })
})
