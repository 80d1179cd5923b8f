import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { compareStandings, placements, rankStandings, type Standing } from './placement'

const standing = (playerId: string, change: Partial<Standing> = {}): Standing => ({
  playerId,
  score: 0,
  correctAnswers: 0,
  totalAnswers: 3,
  joinedAt: 1_000,
  ...change,
})
const order = (...standings: Standing[]) => rankStandings(standings).map((one) => one.playerId)

describe('order of a leaderboard', () => {
  it('score descending, whatever else', () => {
    expect(
      order(
        standing('ana', { score: 10, correctAnswers: 9, joinedAt: 1 }),
        standing('ben', { score: 11, correctAnswers: 0, joinedAt: 9 }),
      ),
    ).toEqual(['ben', 'ana'])
  })

  it('then correct answers descending', () => {
    expect(
      order(
        standing('ana', { correctAnswers: 1, joinedAt: 1 }),
        standing('ben', { correctAnswers: 2, joinedAt: 9 }),
      ),
    ).toEqual(['ben', 'ana'])
  })

  it('then the earlier join; the number of answers does not matter', () => {
    expect(
      order(
        standing('ana', { joinedAt: 2, totalAnswers: 1 }),
        standing('ben', { joinedAt: 1, totalAnswers: 9 }),
      ),
    ).toEqual(['ben', 'ana'])
  })
})

/** Few values, so that ties are common. */
const few = fc.integer({ min: 0, max: 3 })
const standings = fc.uniqueArray(
  fc.record({
    playerId: fc.string({ minLength: 1, maxLength: 4 }),
    score: few,
    correctAnswers: few,
    totalAnswers: few,
    joinedAt: few,
  }),
  { selector: (one) => one.playerId, maxLength: 12 },
)

describe('properties of placement', () => {
  test('a total order: antisymmetric, transitive, no two alike', () => {
    fc.assert(
      fc.property(standings, (all) => {
        for (const a of all) {
          for (const b of all) {
            if (a === b) continue
            expect(Math.sign(compareStandings(a, b))).toBe(-Math.sign(compareStandings(b, a)))
            for (const c of all) {
              if (c === a || c === b) continue
              if (compareStandings(a, b) < 0 && compareStandings(b, c) < 0) {
                expect(compareStandings(a, c)).toBeLessThan(0)
              }
            }
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('the order in which players are listed changes nothing', () => {
    const shuffledToo = standings.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffledToo, ([all, shuffled]) => {
        expect(rankStandings(shuffled)).toEqual(rankStandings(all))
        expect([...placements(shuffled, () => true)]).toEqual([...placements(all, () => true)])
      }),
    )
  })

  test('places run from 1 without gaps, only for players who may have one', () => {
    fc.assert(
      fc.property(standings, (all) => {
        const mayPlace = (one: Standing) => one.totalAnswers > 0
        const places = placements(all, mayPlace)
        const placed = all.filter(mayPlace)
        expect([...places.values()]).toEqual(placed.map((_, i) => i + 1))
        expect([...places.keys()].sort()).toEqual(placed.map((one) => one.playerId).sort())
      }),
    )
  })

  test('a player who may not have a place takes none from the others', () => {
    fc.assert(
      fc.property(standings, (all) => {
        const some = all.filter((one) => one.totalAnswers > 0)
        expect(placements(all, (one) => one.totalAnswers > 0)).toEqual(placements(some, () => true))
      }),
    )
  })

  test('a better score never means a worse place', () => {
    fc.assert(
      fc.property(standings, few, (all, more) => {
        const [first, ...others] = all
        if (!first) return
        const before = placements(all, () => true).get(first.playerId) as number
        const better = { ...first, score: first.score + more }
        const after = placements([better, ...others], () => true).get(first.playerId)
        expect(after).toBeLessThanOrEqual(before)
      }),
    )
  })

  test('the input is not sorted in place', () => {
    fc.assert(
      fc.property(standings, (all) => {
        const copy = [...all]
        rankStandings(Object.freeze(all) as Standing[])
        expect(all).toEqual(copy)
      }),
    )
  })
})
