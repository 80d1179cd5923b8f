import type { ModePlayer } from '@pathquest/core/modes/mode'
import { seededRandom } from '@pathquest/core/random'
import { describe, expect, it } from 'vitest'
import { behindFront } from './front'
import { EMPTY_TALLY } from './rounds-state'

const playersOf = (scores: readonly number[], gone: readonly number[] = []) =>
  scores.map((_, i) => ({ id: `p${i}`, present: !gone.includes(i) }) as unknown as ModePlayer)
const talliesOf = (scores: readonly number[]) =>
  Object.fromEntries(scores.map((score, i) => [`p${i}`, { ...EMPTY_TALLY, score }]))
const behind = (scores: readonly number[], gone: readonly number[] = []) =>
  behindFront(talliesOf(scores), playersOf(scores, gone))

describe('the front', () => {
  it('[R52] is the best sixth, rounded up, with everybody level with the last of them', () => {
    expect(behind([30, 20, 10])).toEqual(['p1', 'p2'])
    expect(behind([30, 30, 10, 0, 0, 0])).toEqual(['p2', 'p3', 'p4', 'p5'])
    expect(behind([50, 40, 40, 30, 20, 10, 0])).toEqual(['p3', 'p4', 'p5', 'p6'])
  })

  it('[R52] has nobody behind it while all are level, and alone', () => {
    expect([behind([0, 0, 0, 0]), behind([20, 20]), behind([30]), behind([])]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  it('[R52] is of who is present; a late player is behind it', () => {
    expect(behind([50, 30, 10], [0])).toEqual(['p2'])
    const late = playersOf([30, 20, 0])
    expect(behindFront(talliesOf([30, 20]), late)).toEqual(['p1', 'p2'])
  })

  it('[R52] never has more behind it than five of six, and never somebody level with it', () => {
    const random = seededRandom('front')
    for (let game = 0; game < 200; game++) {
      const scores = Array.from({ length: 1 + Math.floor(random() * 40) }, () =>
        Math.floor(random() * 20),
      )
      const scoreOf = (id: string) => scores[Number(id.slice(1))] ?? 0
      const back = behind(scores)
      const front = scores.filter((_, i) => !back.includes(`p${i}`))
      expect(front.length).toBeGreaterThanOrEqual(Math.ceil(scores.length / 6))
      for (const id of back) expect(scoreOf(id)).toBeLessThan(Math.min(...front))
    }
  })
})
