import {
  AWARDS,
  type AwardName,
  awardsOf,
  type PlayedGame,
} from '@pathquest/core/highlights/awards'
import { highlightsOf } from '@pathquest/core/highlights/highlights'
import { seededRandom } from '@pathquest/core/random'
import { play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

/**
 * A game as a table: a row for each player, in order of joining; `+` right, `-` wrong, `.` no
 * answer. Each right answer gives ten points; times are five seconds, unless given.
 */
function table(
  rows: Record<string, string>,
  { times = {}, places = true, isTogether = true } = {} as {
    times?: Record<string, number[]>
    places?: boolean
    isTogether?: boolean
  },
): PlayedGame {
  const names = Object.keys(rows)
  const rightOf = (name: string) => [...(rows[name] ?? '')].filter((sign) => sign === '+').length
  const order = [...names].sort((a, b) => rightOf(b) - rightOf(a))
  const questionIds = [...(rows[names[0] ?? ''] ?? '')].map((_, i) => `q${i}`)
  return {
    questionIds,
    isTogether,
    players: names.map((playerId) => ({
      playerId,
      placement: places ? order.indexOf(playerId) + 1 : null,
      score: 10 * rightOf(playerId),
    })),
    answers: names.flatMap((playerId) =>
      [...(rows[playerId] ?? '')].flatMap((sign, i) =>
        sign === '.'
          ? []
          : [
              {
                playerId,
                questionId: `q${i}`,
                attempt: 1,
                isCorrect: sign === '+',
                pointsEarned: sign === '+' ? 10 : 0,
                answerTimeMs: times[playerId]?.[i] ?? 5_000,
                answeredAt: i * 20_000 + (times[playerId]?.[i] ?? 5_000),
              },
            ],
      ),
    ),
  }
}

const givenTo = (game: PlayedGame, award: AwardName) =>
  awardsOf(game).find((one) => one.award === award)

describe('awards', () => {
  it('[G85] only one right: nobody else had it', () => {
    const game = table({ ana: '++-', ben: '+--', cleo: '+--', dov: '--+' })
    // Ana and Dov have one each: who joined first.
    expect(givenTo(game, 'only_right')).toEqual({ award: 'only_right', playerId: 'ana', count: 1 })
    expect(givenTo(table({ ana: '+', ben: '-' }), 'only_right')).toBeUndefined()
  })

  it('[G85] comeback: two wrong in a row, then right again and again', () => {
    const game = table({ ana: '+-+-+', ben: '--+++', cleo: '--++-' })
    expect(givenTo(game, 'comeback')).toMatchObject({ playerId: 'ben', count: 3 })
    expect(givenTo(table({ ana: '-+++-', ben: '--+-+' }), 'comeback')).toBeUndefined()
  })

  it('[G85] late climber: places gained in the second half', () => {
    const game = table({ ana: '++----', ben: '++----', cleo: '-+-+-+' })
    expect(givenTo(game, 'late_climber')).toMatchObject({ playerId: 'cleo', count: 2 })
    expect(givenTo(table({ ana: '----', ben: '++++' }), 'late_climber')).toBeUndefined()
    const own = table({ ana: '++--', ben: '++--', cleo: '--++' }, { isTogether: false })
    expect(givenTo(own, 'late_climber')).toBeUndefined()
  })

  it('[G85] streak: at least three right in a row', () => {
    const game = table({ ana: '++-++', ben: '-+++-' })
    expect(givenTo(game, 'streak')).toMatchObject({ playerId: 'ben', count: 3 })
    expect(givenTo(table({ ana: '++-++' }), 'streak')).toBeUndefined()
  })

  it('[G85] improver: more right in the second half', () => {
    const game = table({ ana: '+-+-+', ben: '-+-++' })
    expect(givenTo(game, 'improver')).toMatchObject({ playerId: 'ben', count: 1 })
    expect(givenTo(table({ ana: '-+' }), 'improver')).toBeUndefined()
  })

  it('[G85] photo finish: the fewest points to the next', () => {
    const game = table({ ana: '+++++', ben: '+----', cleo: '+++--' })
    expect(givenTo(game, 'photo_finish')).toMatchObject({ count: 20 })
    expect(givenTo(table({ ana: '-', ben: '-' }), 'photo_finish')).toBeUndefined()
  })

  it('[G85] quickest right and thinker count right answers alone, in tenths of a second', () => {
    const game = table(
      { ana: '-+', ben: '++', cleo: '++' },
      { times: { ana: [500, 3_000], ben: [2_000, 9_000], cleo: [8_000, 9_000] } },
    )
    expect(givenTo(game, 'quickest_right')).toMatchObject({ playerId: 'ben', count: 20 })
    expect(givenTo(game, 'thinker')).toMatchObject({ playerId: 'cleo', count: 85 })
  })

  it('[G85] steady and all answered need every question', () => {
    const game = table(
      { ana: '----', ben: '----', cleo: '...-' },
      { times: { ana: [5_000, 5_000, 5_000, 5_000], ben: [1_000, 9_000, 1_000, 9_000] } },
    )
    expect(givenTo(game, 'steady')).toMatchObject({ playerId: 'ana', count: 4 })
    expect(givenTo(game, 'all_answered')).toMatchObject({ playerId: 'ben', count: 4 })
  })

  it('[G86] each player gets one at most, each award is given once, the podium needs none', () => {
    const names = ['ana', 'ben', 'cleo', 'dov', 'eve', 'finn', 'gus', 'hana']
    const rows = Object.fromEntries(
      names.map((name, i) => [name, '+'.repeat(8 - i) + '-'.repeat(i)]),
    )
    const awards = awardsOf(table(rows))
    expect(new Set(awards.map(({ playerId }) => playerId)).size).toBe(awards.length)
    expect(new Set(awards.map(({ award }) => award)).size).toBe(awards.length)
    for (const { playerId } of awards) expect(['ana', 'ben', 'cleo']).not.toContain(playerId)
    expect(awardsOf(table({ ana: '++++', ben: '----' }))).not.toEqual([])
  })

  it('[G86] of 30 players, at least 80 % get one in ten games', () => {
    const random = seededRandom('a month of a class')
    const skills = Array.from({ length: 30 }, () => 0.25 + 0.65 * random())
    const pace = skills.map(() => 3_000 + 9_000 * random())
    const named = new Set<string>()
    const names = new Set<AwardName>()
    for (let round = 0; round < 10; round++) {
      const easy = Array.from({ length: 10 }, () => 0.4 * random() - 0.2)
      const rows: Record<string, string> = {}
      const times: Record<string, number[]> = {}
      for (const [i, skill] of skills.entries()) {
        const signs = easy.map((by) => (random() < 0.04 ? '.' : random() < skill + by ? '+' : '-'))
        rows[`p${i}`] = signs.join('')
        times[`p${i}`] = easy.map(() => (pace[i] ?? 0) * (0.5 + random()))
      }
      for (const { award, playerId } of awardsOf(table(rows, { times }))) {
        named.add(playerId)
        names.add(award)
      }
    }
    expect(named.size / skills.length).toBeGreaterThanOrEqual(0.8)
    expect(names.size).toBeGreaterThanOrEqual(8)
    expect(AWARDS.length).toBeGreaterThanOrEqual(8)
  })
})

describe('what decided a game', () => {
  const decided = (rows: Record<string, string>, options = {}) =>
    highlightsOf(table(rows, options))?.decided

  it('[G84] is the last question with which the winner took the lead', () => {
    expect(decided({ ana: '-++', ben: '+--' })).toEqual({
      index: 2,
      playerId: 'ana',
      isThroughout: false,
    })
  })

  it('[G84] who led from the first question on was never caught', () => {
    expect(decided({ ana: '+-+', ben: '-+-' })).toEqual({
      index: 0,
      playerId: 'ana',
      isThroughout: true,
    })
  })

  it.each([
    ['without places', { ana: '+', ben: '-' }, { places: false }],
    ['at one’s own pace', { ana: '+', ben: '-' }, { isTogether: false }],
    ['alone', { ana: '+' }, {}],
  ])('[G84] nothing is told %s', (_, rows, options) => {
    expect(decided(rows as Record<string, string>, options)).toBeNull()
  })
})

describe('points that are not the score', () => {
  /** Everybody gets some more, such as a bonus for the class. */
  const paidOtherwise = (game: PlayedGame): PlayedGame => ({
    ...game,
    players: game.players.map((one) => ({ ...one, score: one.score + 5 })),
  })

  it('[G87] tell neither what decided the game nor who gained places', () => {
    const decided = table({ ana: '-++', ben: '+--' })
    expect(highlightsOf(decided)?.decided).not.toBeNull()
    expect(highlightsOf(paidOtherwise(decided))?.decided).toBeNull()
    const climbing = table({ ana: '++----', ben: '++----', cleo: '-+-+-+' })
    expect(givenTo(climbing, 'late_climber')).toBeDefined()
    expect(givenTo(paidOtherwise(climbing), 'late_climber')).toBeUndefined()
  })

  it('[G87] tell no photo finish', () => {
    const game = table({ ana: '+++++', ben: '+----', cleo: '+++--' })
    expect(givenTo(game, 'photo_finish')).toBeDefined()
    expect(givenTo(paidOtherwise(game), 'photo_finish')).toBeUndefined()
  })

  it('[G87] of strongbox are coins in a box', () => {
    const game = play({ mode: 'strongbox', players: ['ana', 'ben'] }).at(1_000)
    game.answer('ana', 'right').answer('ben', 'wrong')
    game.send(game.moveOf('ana', 'choose', { what: 'carry' }))
    game.host('end')
    expect(game.scoreOf('ana')).toBeGreaterThan(0)
    expect(game.screenView.highlights).toMatchObject({
      decided: null,
      together: { rightAnswers: 1, answers: 2 },
    })
  })
})

describe('a question that the class looks at twice', () => {
  it('[G88] counts once, by its last answer', () => {
    const once = table({ ana: '+-', ben: '-+', cleo: '--', dov: '+-' })
    const first = once.answers.map((answer) => ({
      ...answer,
      attempt: 1,
      isCorrect: !answer.isCorrect,
      pointsEarned: 0,
    }))
    const second = once.answers.map((answer) => ({ ...answer, attempt: 2 }))
    // Stored in any order.
    for (const answers of [
      [...first, ...second],
      [...second, ...first],
    ]) {
      expect(highlightsOf({ ...once, answers })).toEqual(highlightsOf(once))
    }
  })

  it('[G88] is one question of second_look', () => {
    const players = ['ana', 'ben', 'cleo', 'dan']
    const game = play({ mode: 'second_look', players }).at(1_000)
    for (const id of players) game.answer(id, id === 'ana' ? 'right' : 'wrong')
    game.advance().advance().host('end')
    expect(game.screenView.highlights?.together).toMatchObject({ rightAnswers: 1, answers: 4 })
  })
})

describe('what the class did together', () => {
  it('[G84] right answers, the hardest question, and those that all got right', () => {
    expect(highlightsOf(table({ ana: '++-', ben: '+-.', cleo: '++-' }))?.together).toEqual({
      rightAnswers: 5,
      answers: 8,
      hardest: { index: 2, right: 0, answered: 2 },
      allRight: 1,
    })
  })

  it('[G84] a game without judged answers has no highlights', () => {
    expect(highlightsOf(table({ ana: '...' }))).toBeNull()
  })
})

describe('a played game', () => {
  it('[G84] shows its highlights at the end to everybody, not before', () => {
    const game = play({ players: ['ana', 'ben'] })
      .at(1_000)
      .answer('ana', 'right')
    game.answer('ben', 'wrong').advance()
    expect(game.viewOf('ben')).not.toHaveProperty('highlights')
    game.host('end')
    for (const view of [game.viewOf('ben'), game.hostView, game.screenView]) {
      expect(view.highlights).toMatchObject({
        decided: { index: 0, playerId: 'ana', isThroughout: true },
        together: { rightAnswers: 1, answers: 2 },
      })
    }
  })
})
