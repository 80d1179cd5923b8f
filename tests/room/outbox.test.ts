import type { OutboxPost } from '@pathquest/core'
import { testQuestion } from '@pathquest/core/testing/setup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PostAnswer } from '../support/api-double'
import { joinCommand, openGame, type RoomGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

const taken: PostAnswer = { status: 200, body: {} }
const settledFor = (game: RoomGame): PostAnswer => ({
  status: 200,
  body: {
    rewards: { [game.player(0).id]: { tokensEarned: 61, pathkeysEarned: ['pk_1'] } },
  },
})

async function playedToTheEnd(game: RoomGame): Promise<void> {
  await game.start()
  await game.answer(game.player(0), 0, game.rightOption(0))
  await game.press('end')
}

const keysOf = (posts: OutboxPost[], kind: OutboxPost['kind']) =>
  new Set(posts.filter((post) => post.kind === kind).map((post) => post.key))
/** A slow class is sent in more than one roster: their number is not significant. */
const kindsBesideRosters = (posts: OutboxPost[]) =>
  posts.map((post) => post.kind).filter((kind) => kind !== 'roster')

describe('the result of a game', () => {
  for (const [fault, answer] of [
    ['an error of the API', { status: 500, body: {} }],
    ['a refusal', { status: 409, body: {} }],
    ['a lost response', 'cut'],
    ['a malformed response', { status: 200, body: { rewards: 'none' } }],
    ['no response within 5 s', 'silence'],
  ] as const) {
    test.concurrent(`is posted again under the same key after ${fault}`, async () => {
      const game = await openGame(harness, ['Ana', 'Ben'])
      harness.api.answer(game.room, (post, attempt) => {
        if (post.kind !== 'result') return taken
        return attempt < (answer === 'silence' ? 2 : 3) ? answer : settledFor(game)
      })
      await playedToTheEnd(game)
      // Podium immediately; the rewards follow when the settlement has answered.
      const { socket } = game.player(0)
      const podium = await socket.view((view) => view.stage.name === 'podium')
      expect(podium).toMatchObject({ you: { placement: 1, rewards: null } })
      const view = await socket.view(
        (one) => one.role === 'player' && one.you.rewards !== null,
        9000,
      )
      expect(view).toMatchObject({
        you: { rewards: { tokensEarned: 61, pathkeysEarned: ['pk_1'] } },
      })
      expect(view.leaderboard[0]?.tokensEarned).toBe(61)
      const ben = await game
        .player(1)
        .socket.view((one) => one.role === 'player' && one.you.rewards !== null)
      expect(ben).toMatchObject({ you: { rewards: { tokensEarned: 0, pathkeysEarned: [] } } })
      await game.host.view((one) => one.role === 'host' && one.settled)
      const posts = harness.api.postsOf(game.room)
      expect(keysOf(posts, 'result').size).toBe(1)
      expect(
        new Set(
          posts
            .filter((post) => post.kind === 'result')
            .map(({ key, ...rest }) => JSON.stringify(rest)),
        ).size,
      ).toBe(1)
      game.close()
    }, 20_000)
  }

  test('is posted after the start, even if the start had to be posted again', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    harness.api.answer(game.room, (post, attempt) =>
      post.kind === 'started' && attempt < 3 ? { status: 503, body: {} } : taken,
    )
    await playedToTheEnd(game)
    await game.host.view((view) => view.role === 'host' && view.settled)
    const told = kindsBesideRosters(harness.api.postsOf(game.room))
    expect(told).toEqual(['started', 'started', 'started', 'result'])
    game.close()
  })

  test('is posted once, whatever happens afterwards', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    await playedToTheEnd(game)
    await game.host.view((view) => view.role === 'host' && view.settled)
    await harness.command(game.room, { type: 'next_game', gameCode: 'XYZ987' })
    game.player(0).socket.close()
    await harness.crash()
    const host = await harness.connect(game.room, 'host', 'tab-1')
    expect(await host.view()).toMatchObject({ settled: true })
    expect(harness.api.postsOf(game.room).filter((post) => post.kind === 'result')).toHaveLength(1)
    host.close()
    game.close()
  })

  test('is not blocked by a roster that the API refuses', async () => {
    const game = await openGame(harness, ['Ana', 'Ben', 'Cleo'])
    harness.api.answer(game.room, (post) =>
      post.kind === 'roster' ? { status: 404, body: {} } : taken,
    )
    await harness.command(game.room, { type: 'leave', playerId: 'gp_Cleo' })
    game.players.pop()?.socket.close()
    await playedToTheEnd(game)
    await harness.api.whenPosted(game.room, 'result')
    const posts = harness.api.postsOf(game.room)
    expect(kindsBesideRosters(posts)).toEqual(['started', 'result'])
    // A refused post is not repeated.
    const rosters = posts.filter((post) => post.kind === 'roster')
    expect(rosters.length).toBeGreaterThan(0)
    expect(keysOf(posts, 'roster').size).toBe(rosters.length)
    game.close()
  })

  test('waits while the API is down: the game is played to its end', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'])
    harness.api.answer(game.room, () => 'cut')
    await playedToTheEnd(game)
    await game.player(1).socket.view((view) => view.stage.name === 'podium')
    expect(keysOf(harness.api.postsOf(game.room), 'result').size).toBe(0)
    harness.api.answer(game.room, () => taken)
    await harness.api.whenPosted(game.room, 'result', { timeoutMs: 8000 })
    game.close()
  }, 30_000)
})

describe('the roster', () => {
  test('contains released seats once, and changes made while it was in flight', async () => {
    const game = await openGame(harness, [])
    for (const name of ['Ana', 'Ben', 'Cleo']) await harness.command(game.room, joinCommand(name))
    let changed: Promise<unknown> = Promise.resolve()
    harness.api.answer(game.room, (post, attempt) => {
      if (post.kind === 'roster' && post.freed.length === 1 && attempt === 1) {
        // Ben leaves while the first roster is being processed by the API.
        changed = harness.command(game.room, { type: 'leave', playerId: 'gp_Ben' })
      }
      return taken
    })
    await harness.command(game.room, { type: 'leave', playerId: 'gp_Ana' })
    const first = await harness.api.whenPosted(game.room, 'roster')
    expect(first.freed).toEqual(['gp_Ana'])
    expect(first.players.map((player) => player.playerId)).toEqual(['gp_Ben', 'gp_Cleo'])
    await changed
    const second = await harness.api.whenPosted(game.room, 'roster', { attempt: 2 })
    expect(second.freed).toContain('gp_Ben')
    // Cleo has not changed since.
    expect(second.players).toEqual([])
    // Ana is back on a seat of the same id: no later roster may release it again.
    await harness.command(game.room, joinCommand('Ana'))
    await harness.command(game.room, { type: 'leave', playerId: 'gp_Cleo' })
    const third = await harness.api.whenPosted(game.room, 'roster', { attempt: 3 })
    expect(third.freed).toContain('gp_Cleo')
    expect(third.freed).not.toContain('gp_Ana')
    expect(third.players.map((player) => player.playerId)).toEqual(['gp_Ana'])
    game.close()
  })

  test('batches many changes in one post', async () => {
    const game = await openGame(harness, ['Ana', 'Ben', 'Cleo', 'Dov'])
    const leave = (name: string) =>
      harness.command(game.room, { type: 'leave', playerId: `gp_${name}` })
    // The API does not answer the previous roster until all changes are made.
    let answer = (_: PostAnswer) => {}
    const isHeld = new Promise<void>((hold) => {
      const held = new Promise<PostAnswer>((resolve) => {
        answer = resolve
      })
      harness.api.answer(game.room, (post) => {
        if (post.kind !== 'roster' || !post.freed.includes('gp_Dov')) return taken
        hold()
        return held
      })
    })
    await leave('Dov')
    await isHeld
    const before = harness.api.postsOf(game.room).filter(({ kind }) => kind === 'roster').length
    for (const name of ['Ana', 'Ben']) await leave(name)
    await game.press('kick', { playerId: 'gp_Cleo' })
    answer(taken)
    const post = await harness.api.whenPosted(game.room, 'roster', { attempt: before + 1 })
    // Including seats released since the last roster without a successor.
    expect(post.freed).toEqual(['gp_Dov', 'gp_Ana', 'gp_Ben'])
    expect(post.players).toMatchObject([{ playerId: 'gp_Cleo', removedAt: expect.any(Number) }])
    game.close()
  })

  test('a question closes on time while the API is slow to take a roster', async () => {
    const game = await openGame(harness, ['Ana', 'Ben', 'Cleo'], {
      questions: [testQuestion(0, { timeLimitSeconds: 2 })],
      lateGraceMs: 100,
    })
    await game.start()
    let answer = (_: PostAnswer) => {}
    const isHeld = new Promise<void>((hold) => {
      const held = new Promise<PostAnswer>((resolve) => {
        answer = resolve
      })
      harness.api.answer(game.room, (post) => {
        if (post.kind !== 'roster') return taken
        hold()
        return held
      })
    })
    await harness.command(game.room, { type: 'leave', playerId: 'gp_Cleo' })
    await isHeld
    // Closed while it is held; the post would be given up after five seconds.
    await game.closed(0)
    const { serverTime, view } = game.player(0).socket.last()
    const { deadline } = view.stage as { deadline: number }
    expect(serverTime - deadline).toBeLessThan(1_000)
    answer(taken)
    game.close()
  })
})
