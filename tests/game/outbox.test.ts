import { duePost, type OutboxItem, postBody, step, wakeAt } from '@pathquest/core/game'
import { lobby, type Play, play, playSolo } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

const DAY = 24 * 3_600_000

const kinds = (game: Play) => game.game.outbox.map((item) => item.kind)
const next = (game: Play): OutboxItem => {
  const [item] = game.game.outbox
  if (!item) throw new Error('the outbox is empty')
  return item
}
const body = (game: Play, kind: OutboxItem['kind']) => {
  const item = game.game.outbox.find((one) => one.kind === kind)
  if (!item) throw new Error(`no ${kind} to post`)
  return postBody(game.setup, game.game, item, game.now)
}
const deliver = (game: Play, key = next(game).key) =>
  game.says({ type: 'delivered', key, rewards: null })
const fail = (game: Play) => game.says({ type: 'undelivered', key: next(game).key })

/** Sends everything that is due, as the room would. */
function sent(game: Play): string[] {
  const told: string[] = []
  for (let item = duePost(game.game, game.now); item; item = duePost(game.game, game.now)) {
    told.push(item.kind)
    deliver(game, item.key)
  }
  return told
}

describe('posts and their order', () => {
  it('[G35] start and result in order', () => {
    const game = play()
    expect(kinds(game)).toEqual(['roster', 'started'])
    expect(body(game, 'started')).toMatchObject({ kind: 'started', startedAt: game.now })
    game.later(1_000).host('end')
    expect(kinds(game)).toEqual(['roster', 'started', 'result'])
    expect(sent(game)).toEqual(['roster', 'started', 'result'])
  })

  it('[G35] a cancelled lobby', () => {
    const game = lobby({ players: ['ana'] })
      .later(1_000)
      .host('end')
    expect(body(game, 'cancelled')).toMatchObject({ kind: 'cancelled', endedAt: game.now })
    expect(sent(game)).toEqual(['roster', 'cancelled'])
  })

  it('[G35] a pending roster is sent before the result, which does not wait for it', () => {
    const game = play({ players: ['ana', 'ben', 'cleo'] })
    sent(game)
    game.leave('cleo')
    expect(sent(game)).toEqual([])
    game.host('end')
    expect(sent(game)).toEqual(['roster', 'result'])
  })

  it('[G35] answers and connections are not posted individually', () => {
    const game = play({ players: ['ana', 'ben', 'cleo'] })
    sent(game)
    game.at(1_000).answer('ana', 0).answer('ben', 0)
    expect(kinds(game)).toEqual([])
    game.advance()
    expect(kinds(game)).toEqual(['roster'])
    game.later(1_000)
    sent(game)
    game.advance()
    expect(kinds(game)).toEqual([])
  })
})

describe('failed posts', () => {
  it('[G36] are retried after 0.5 s, doubling up to 30 s', () => {
    const game = play()
    const waits = Array.from({ length: 9 }, () => {
      game.now = next(game).dueAt
      fail(game)
      return next(game).dueAt - game.now
    })
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
    expect(next(game).attempts).toBe(9)
  })

  it('[G36] are not overtaken', () => {
    const game = play()
    fail(game)
    game.host('end')
    expect(duePost(game.game, game.now)).toBeNull()
    game.now = next(game).dueAt
    expect(sent(game)).toEqual(['roster', 'started', 'result'])
  })

  it('[G37] keep their idempotency key; other posts have different ones', () => {
    const game = play()
    const { key } = next(game)
    fail(game)
    expect(next(game).key).toBe(key)
    game.leave('ana').host('end')
    expect(new Set(game.game.outbox.map((item) => item.key)).size).toBe(3)
  })

  it('[G37] a repeated delivery counts once', () => {
    const game = play().host('end')
    const keys = game.game.outbox.map((item) => item.key)
    for (const key of keys) deliver(game, key)
    const { version, settledAt } = game.game
    game.later(5_000)
    for (const key of keys) expect(deliver(game, key)).toBe('ok')
    expect(game.game).toMatchObject({ version, settledAt })
  })
})

describe('the roster', () => {
  it('[G38] many changes within a second are sent together', () => {
    const game = play({ players: ['ana', 'ben', 'cleo', 'dan'] })
    sent(game)
    game.later(1_000).leave('ana').later(100).leave('ben').host('kick', { playerId: 'cleo' })
    expect(kinds(game)).toEqual(['roster'])
    expect(duePost(game.game, game.now)).toBeNull()
    game.later(900)
    const post = body(game, 'roster')
    const left = post.kind === 'roster' ? post.players.filter((one) => one.leftAt !== null) : []
    expect(left.map((one) => one.playerId)).toEqual(['ana', 'ben', 'cleo'])
    expect(sent(game)).toEqual(['roster'])
  })

  it('[G38] a change while a roster is in flight is sent in another one', () => {
    const game = lobby({ players: ['ana', 'ben'] })
      .leave('ana')
      .later(1_000)
    game.leave('ben')
    expect(kinds(game)).toEqual(['roster', 'roster'])
    expect(body(game, 'roster')).toMatchObject({ freed: ['ana', 'ben'] })
  })

  it('[G38] a released seat is sent until confirmed', () => {
    const game = lobby({ players: ['ana', 'ben'] })
      .leave('ana')
      .later(1_000)
    fail(game)
    expect(body(game, 'roster')).toMatchObject({ freed: ['ana'] })
    deliver(game)
    expect(game.game.freed).toEqual([])
  })

  it('[G38] a seat released while the roster is in flight is not lost', () => {
    const game = lobby({ players: ['ana', 'ben'] })
      .leave('ana')
      .later(1_000)
      .leave('ben')
    deliver(game)
    expect(body(game, 'roster')).toMatchObject({ freed: ['ana', 'ben'] })
    deliver(game)
    expect(game.game.freed).toEqual([])
  })

  it('[G38] a player who returns to a released seat is not sent as left', () => {
    const game = lobby({ players: ['ana'] })
      .leave('ana')
      .join('ana')
    expect(body(game, 'roster')).toMatchObject({ freed: [], players: [{ playerId: 'ana' }] })
  })

  it('[G38] has scores as of the last closing', () => {
    const game = play().at(1_000).answer('ana', 'right').leave('ben').advance().later(1_000)
    game.answer('ana', 'right', {})
    const row = { playerId: 'ana', score: 20, correctAnswers: 2, totalAnswers: 2 }
    expect(body(game, 'roster')).toMatchObject({ currentQuestionIndex: 1 })
    expect(body(game, 'roster')).toMatchObject({ players: [row, { playerId: 'ben', score: 0 }] })
  })

  it('[G38] a closing is sent with its class scores, which equal those of the result', () => {
    const game = play().at(1_000).answer('ana', 'right').answer('ben', 'wrong')
    sent(game)
    game.later(1_000).advance()
    const told = body(game, 'roster')
    const result = body(game.host('end'), 'result')
    if (told.kind !== 'roster' || result.kind !== 'result') throw new Error('not posted')
    const scores = told.players.map(({ classScore }) => classScore)
    expect(scores).toEqual(result.players.map(({ classScore }) => classScore))
    expect(scores[0]).toBeGreaterThan(0)
  })
})

describe('settlement', () => {
  const finished = () =>
    play({ mode: 'speed_run', players: ['ana', 'ben', 'cleo'] })
      .at(10_000)
      .answer('ana', 'right')
      .answer('ben', 'wrong')
      .host('end')

  it('[G39] the result contains all rewards', () => {
    const game = finished()
    const post = body(game, 'result')
    expect(post).toMatchObject({ playerCount: 3, currentQuestionIndex: 0, endedAt: game.now })
    expect(post).toMatchObject({
      players: [
        { playerId: 'ana', score: 8, correctAnswers: 1, placement: 1, bonusTokens: 0 },
        { playerId: 'ben', score: 0, totalAnswers: 1, placement: 2, classScore: 0 },
        { playerId: 'cleo', score: 0, totalAnswers: 0, placement: null },
      ],
      answers: [
        { playerId: 'ana', questionId: 'qn_test_0', isCorrect: true, pointsEarned: 8 },
        { playerId: 'ben', isCorrect: false, pointsEarned: 0, answerTimeMs: 10_000 },
      ],
    })
  })

  it('[G39] the class score excludes bonuses: points of right answers of all points', () => {
    const post = body(finished(), 'result')
    expect(post.kind === 'result' && post.players[0]?.classScore).toBeCloseTo(100 / 3)
  })

  it('[G39] a removed player is included, without a place', () => {
    const game = play().at(1_000).answer('ana', 'right').host('kick', { playerId: 'ana' })
    const post = body(game.host('end'), 'result')
    expect(post).toMatchObject({ playerCount: 1, players: [{ placement: null }, {}] })
    expect(post.kind === 'result' && post.players[0]?.removedAt).toBe(game.now)
  })

  it('[G40] rewards are pending until the result is delivered', () => {
    const game = finished()
    expect(game.viewOf('ana').you.rewards).toBeNull()
    expect(game.hostView.settled).toBe(false)
    game.settle({ ana: { tokensEarned: 60, pathkeysEarned: ['pk_1'] } })
    expect(game.viewOf('ana').you.rewards).toEqual({ tokensEarned: 60, pathkeysEarned: ['pk_1'] })
    expect(game.viewOf('cleo').you.rewards).toEqual({ tokensEarned: 0, pathkeysEarned: [] })
    expect(game.hostView).toMatchObject({
      settled: true,
      leaderboard: [{ tokensEarned: 60 }, {}, {}],
    })
  })

  it('[G41] 24 h after the settlement the room is due to be erased', () => {
    for (const game of [finished(), lobby().host('end'), playSolo().later(1_000)]) {
      if (game.game.status !== 'completed') game.says(game.moveOf('ana', 'end'))
      expect(game.wakeAt).toBeNull()
      game.later(60_000).settle()
      expect(wakeAt(game.setup, game.game, game.now)).toBe(game.now + DAY)
      const woken = step(game.setup, game.game, { type: 'wake' }, game.now + DAY)
      expect(woken).toMatchObject({ ok: true, game: game.game })
    }
  })
})
