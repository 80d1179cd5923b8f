import { readStoredGame, replay, resultPost, storedGame, storedSetup } from '@pathquest/core/game'
import { testQuestion } from '@pathquest/core/testing/setup'
import { gameRules } from '@pathquest/modes/game-rules'
import { lobby, type PlayOptions, play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

type Answers = 'hands' | 'corners' | 'teams'

/** The right option of question 0 is the first one. */
const withoutPhones = (answers: Answers, names: string[], options: PlayOptions = {}) =>
  lobby({
    players: [],
    timeStretch: null,
    questions: [testQuestion(0), testQuestion(1)],
    oneDevice: {
      answers,
      seats: names.map((displayName, i) => ({ playerId: `seat_${i}`, displayName })),
    },
    ...options,
  })

const hands = (count: number, options: PlayOptions = {}) =>
  withoutPhones(
    'hands',
    Array.from({ length: count }, (_, i) => String(i + 1)),
    options,
  )

const counted = (counts: number[], questionId = 'qn_test_0') => ({
  questionId,
  counts: counts.map((count, answer) => ({ answer, count })),
})

describe('a game without phones', () => {
  it('[G92] has all its seats from the beginning, and nobody joins', () => {
    const game = hands(25)
    expect(game.hostView).toMatchObject({ canStart: true, playerCount: 25, players: [] })
    expect(game.hostView.game.oneDevice).toEqual({ answers: 'hands', count: 25 })
    expect(game.tryJoin('eve', { invited: true })).toMatchObject({ code: 'game_without_phones' })
  })

  it('[G92] its seats stay present when the room wakes up and finds no sockets of players', () => {
    const game = hands(3).host('start')
    game.send({ type: 'reconciled', playerIds: [], tabs: ['tab-host'] })
    game.later(60_000)
    expect(game.hostView.stage).toMatchObject({ name: 'question', presentCount: 3 })
  })

  it('[G93] counts close the question, and who raised no hand has no answer', () => {
    const game = hands(10)
      .host('start')
      .later(5_000)
      .host('mark_answers', counted([6, 2, 0, 1]))
    const { stage } = game.hostView
    expect(stage).toMatchObject({
      name: 'result',
      counts: [6, 2, 0, 1],
      answeredCount: 9,
      presentCount: 10,
    })
  })

  it('[G93] no hand at all closes it as well', () => {
    const game = hands(4)
      .host('start')
      .later(5_000)
      .host('mark_answers', counted([0, 0, 0, 0]))
    expect(game.hostView.stage).toMatchObject({ name: 'result', answeredCount: 0 })
  })

  it.each([
    ['more hands than the class has', counted([3, 2, 0, 0]), 'too_many_hands'],
    ['an option that the question lacks', counted([0, 0, 0, 0, 1]), 'option_not_found'],
    ['another question', counted([1], 'qn_test_1'), 'stale_version'],
    ['no question', { counts: [{ answer: 0, count: 1 }] }, 'bad_message'],
  ])('[G93] %s is refused, and nothing is stored of it', (_, fields, code) => {
    const game = hands(4).host('start').later(5_000)
    const before = game.game
    expect(game.tryHost('mark_answers', fields)).toBe(code)
    expect(game.game).toBe(before)
  })

  it('[G93] the same press twice counts once', () => {
    const game = hands(4).host('start').later(5_000)
    const press = { ...counted([2, 0, 0, 0]), commandId: 'tab-host:1' }
    game.host('mark_answers', press)
    const marked = game.game
    expect(game.tryHost('mark_answers', press)).toBe('ok')
    expect(game.game).toBe(marked)
  })

  it('[G93] a game in which everybody has a device has nothing to mark', () => {
    const game = play({ players: ['ana'] }).later(1_000)
    expect(game.tryHost('mark_answers', counted([1]))).toBe('not_now')
  })

  it('[G93] a replay of the stored log marks the same answers for the same seats', () => {
    const game = hands(12)
      .host('start')
      .later(5_000)
      .host('mark_answers', counted([5, 3, 0, 0]))
    const stored = JSON.parse(
      JSON.stringify({
        setup: storedSetup(game.setup),
        game: storedGame(game.setup, game.first),
        log: game.log,
      }),
    )
    const read = readStoredGame(stored, gameRules)
    expect(replay(read.setup, read.game, read.log)).toEqual(game.game)
  })

  it('[G94] of a class that is counted nobody has a row, a place or an award', () => {
    const game = hands(8)
      .host('start')
      .later(5_000)
      .host('mark_answers', counted([6, 2, 0, 0]))
    expect(game.screenView.leaderboard).toEqual([])
    game
      .host('advance')
      .later(5_000)
      .host('mark_answers', counted([0, 4, 4, 0], 'qn_test_1'))
    game.host('advance')
    const { game: header, leaderboard, players, highlights } = game.hostView
    expect({ ends: header.ends, leaderboard, players }).toEqual({
      ends: 'none',
      leaderboard: [],
      players: [],
    })
    expect(highlights).toMatchObject({
      decided: null,
      awards: [],
      together: { rightAnswers: 10, answers: 16 },
    })
    const result = resultPost(game.setup, game.game, 'key')
    expect(result.players.map(({ placement }) => placement)).toEqual(Array(8).fill(null))
    expect(result.answers).toHaveLength(16)
  })

  it('[G94] seats that are right are drawn anew for each question', () => {
    const game = hands(20)
      .host('start')
      .later(5_000)
      .host('mark_answers', counted([10, 10, 0, 0]))
    game
      .host('advance')
      .later(5_000)
      .host('mark_answers', counted([10, 10, 0, 0], 'qn_test_1'))
    game.host('advance')
    const { players } = resultPost(game.setup, game.game, 'key')
    const rightBoth = players.filter(({ correctAnswers }) => correctAnswers === 2)
    expect(rightBoth.length).toBeGreaterThan(0)
    expect(rightBoth.length).toBeLessThan(10)
  })

  it('[G94] what the class wins together it wins by its hands', () => {
    const game = hands(9, { mode: 'high_camp' }).host('start').later(5_000)
    expect(game.hostView.game.ends).toBe('shared')
    game.host('mark_answers', counted([9, 0, 0, 0]))
    expect(game.hostView.stage.name).toBe('result')
  })

  it('[G95] teams have a row and a place each, and answers of any kind', () => {
    const teams = withoutPhones('teams', ['Red', 'Blue', 'Green']).host('start').later(5_000)
    const marks = [
      { playerId: 'seat_0', answer: 0 },
      { playerId: 'seat_2', answer: 3 },
    ]
    teams.host('mark_answers', { questionId: 'qn_test_0', marks })
    expect(teams.hostView.stage).toMatchObject({ name: 'result', answeredCount: 2 })
    teams.host('advance').later(5_000)
    teams.host('mark_answers', {
      questionId: 'qn_test_1',
      marks: [{ playerId: 'seat_0', answer: 1 }],
    })
    teams.host('advance')
    expect(teams.hostView.highlights?.awards).toEqual([])
    expect(teams.hostView.game.ends).toBe('ranked')
    expect(teams.hostView.leaderboard[0]).toMatchObject({ displayName: 'Red', score: 20 })
  })

  it('[G95] a team that is not in the game is refused', () => {
    const teams = withoutPhones('teams', ['Red', 'Blue']).host('start').later(5_000)
    const marks = [{ playerId: 'seat_9', answer: 0 }]
    expect(teams.tryHost('mark_answers', { questionId: 'qn_test_0', marks })).toBe(
      'player_not_found',
    )
  })
})
