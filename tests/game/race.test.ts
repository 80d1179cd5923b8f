import { raceBetween } from '@pathquest/core/game/race'
import { describe, expect, it } from 'vitest'

const row = (playerId: string, rank: number, score: number) => ({
  playerId,
  displayName: playerId.toUpperCase(),
  rank,
  score,
})

describe('the race of a question', () => {
  it('[G79] everybody runs from the earlier score to the new one, on a route of the highest', () => {
    const race = raceBetween(
      [row('ana', 1, 20), row('ben', 2, 10)],
      [row('ben', 1, 40), row('ana', 2, 20)],
    )
    expect(race).toEqual([
      { playerId: 'ben', from: 0.25, to: 1, name: 'BEN', rank: 1, gained: 1 },
      { playerId: 'ana', from: 0.5, to: 0.5, name: 'ANA', rank: 2, gained: 0 },
    ])
  })

  it('[G79] the first five have names, the pack has none', () => {
    const rows = Array.from({ length: 7 }, (_, i) => row(`p${i}`, i + 1, 70 - i))
    const names = raceBetween(rows, rows).map(({ name }) => name)
    expect(names.map((name) => name !== null)).toEqual([true, true, true, true, true, false, false])
  })

  it('[G80] who came late starts at the beginning; without an earlier board nobody moves', () => {
    const after = [row('ana', 1, 20), row('new', 2, 10)]
    expect(raceBetween([row('ana', 1, 20)], after)[1]).toMatchObject({
      from: 0,
      to: 0.5,
      gained: 0,
    })
    for (const { from, to } of raceBetween(null, after)) expect(from).toBe(to)
  })

  it('[G80] scores of nobody, or that fell, stay on the route', () => {
    expect(raceBetween(null, [row('ana', 1, 0)])[0]).toMatchObject({ from: 0, to: 0 })
    const fell = raceBetween([row('ana', 1, 90)], [row('ana', 1, 30)])[0]
    expect(fell).toMatchObject({ from: 1, to: 1 })
  })
})
