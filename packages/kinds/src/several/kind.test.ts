import { describe, expect, it } from 'vitest'
import { kindContract } from '../testing/kind-contract'
import { form } from './form'
import { kind } from './kind'

const sample = { shape: ['Nurse', 'Rock', 'Pilot', 'Cloud'], solution: [0, 2] }

describe('several', () => {
  it.each(kindContract('several', sample))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })

  it.each([
    ['all right, none wrong', [0, 2], 1],
    ['part of them', [2], 0.5],
    ['part of them and a wrong one', [0, 1], 0],
    ['all right and one of two wrong', [0, 1, 2], 0.5],
    ['everything', [0, 1, 2, 3], 0],
  ])('%s: %j is worth %d', (_, answer, share) => {
    expect(kind.judge(sample.shape, sample.solution, answer)).toBe(share)
  })

  it('never pays for ticking everything, and nothing on average for chance', () => {
    for (const right of [[0], [0, 1], [0, 1, 2], [1, 3]]) {
      const subsets = Array.from({ length: 15 }, (_, bits) =>
        [0, 1, 2, 3].filter((place) => ((bits + 1) >> place) & 1),
      )
      expect(kind.judge(sample.shape, right, [0, 1, 2, 3])).toBe(0)
      expect(kind.judge(sample.shape, right, right)).toBe(1)
      const best = subsets.filter((answer) => kind.judge(sample.shape, right, answer) === 1)
      expect(best).toEqual([right])
    }
  })

  it('reads ticks in any order, once each, and no others', () => {
    expect(kind.readAnswer([2, 0], sample.shape)).toEqual([0, 2])
    for (const answer of [[], [0, 0], [4], [-1], [0.5], ['0'], 0]) {
      expect(kind.readAnswer(answer, sample.shape)).toBeNull()
    }
  })

  it('a question where everything is right is no question', () => {
    expect(form.fault({ ...sample, solution: [0, 1, 2, 3] })).toBe('allRight')
    expect(form.fault({ ...sample, solution: [] })).toBe('answer_required')
    expect(form.tidy?.({ shape: ['A', ' ', ' B', 'C'], solution: [2, 1] })).toEqual({
      shape: ['A', 'B', 'C'],
      solution: [1],
    })
  })
})
