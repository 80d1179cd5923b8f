import { describe, expect, test } from 'vitest'
import { itemSums, type JudgedAnswer } from './item-analysis'

/** A line for each player; a letter for each question: R right, h half, w wrong, - not answered. */
function classOf(...players: string[]): JudgedAnswer[] {
  const shares: Record<string, number> = { R: 1, h: 0.5, w: 0 }
  return players.flatMap((given, player) =>
    [...given].flatMap((letter, question) => {
      const share = shares[letter]
      return share === undefined
        ? []
        : [{ playerId: `p${player}`, questionId: `q${question}`, share }]
    }),
  )
}

describe('The sums of a question in one game', () => {
  test('are its answers and shares, and those of the best and the last 27 %', () => {
    const sums = itemSums(classOf('RRRR', 'wRRw', 'RRwh', 'wwww'))
    expect(sums.get('q0')).toEqual({
      answers: 4,
      shares: 2,
      upperAnswers: 1,
      upperShares: 1,
      lowerAnswers: 1,
      lowerShares: 0,
    })
    expect(sums.get('q3')).toMatchObject({ answers: 4, shares: 1.5, upperShares: 1 })
  })

  test('rank players by the other questions, never by this one', () => {
    const sums = itemSums(classOf('wRRR', 'wRRw', 'wRww', 'Rwww'))
    expect(sums.get('q0')).toMatchObject({ upperShares: 0, lowerShares: 1 })
  })

  test('take a player who is as good as the last of an end into it', () => {
    const sums = itemSums(classOf('RRRR', 'wRRR', 'wRww', 'RRww', 'wwww'))
    expect(sums.get('q0')).toMatchObject({ upperAnswers: 2, upperShares: 1, lowerAnswers: 1 })
  })

  test('compare nobody where all are equally good, or fewer than four play', () => {
    const nobody = { upperAnswers: 0, upperShares: 0, lowerAnswers: 0, lowerShares: 0 }
    expect(itemSums(classOf('wRRw', 'RRRw', 'wRRw', 'RRRw')).get('q0')).toMatchObject(nobody)
    expect(itemSums(classOf('RRRR', 'RRww', 'wwww')).get('q0')).toMatchObject({
      answers: 3,
      shares: 2,
      ...nobody,
    })
  })

  test('rank by what was answered, and nobody with fewer than three other answers', () => {
    // The first was fast and guessed, the second took the time to be right; the third came late.
    const sums = itemSums(classOf('wRwwRww', 'RRRR---', 'w------', 'wRRw---', 'Rwww---', 'wRRw---'))
    expect(sums.get('q0')).toEqual({
      answers: 6,
      shares: 2,
      upperAnswers: 1,
      upperShares: 1,
      lowerAnswers: 1,
      lowerShares: 1,
    })
  })
})
