import { seededRandom } from '@pathquest/core/random'
import { describe, expect, it } from 'vitest'
import { kindContract } from '../testing/kind-contract'
import { contentOf, form, inRightOrder, isInOrder } from './form'
import { kind } from './kind'

const sample = { shape: ['Build', 'Design', 'Idea', 'Test'], solution: [2, 1, 0, 3] }

describe('order', () => {
  it.each(kindContract('order', sample))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })

  it.each([
    ['right', [2, 1, 0, 3], 1],
    ['two neighbours swapped', [1, 2, 0, 3], 2 / 3],
    ['the first one last', [1, 0, 3, 2], 0],
    ['backwards', [3, 0, 1, 2], 0],
  ])('%s: %j is worth %d', (_, answer, share) => {
    expect(kind.judge(sample.shape, sample.solution, answer)).toBeCloseTo(share)
  })

  it('is never shown in its right order, not even shuffled', () => {
    for (let i = 0; i < 60; i++) {
      const moved = kind.shuffle?.(sample.shape, sample.solution, seededRandom(`${i}`))
      expect(isInOrder(moved?.solution ?? [])).toBe(false)
      expect(inRightOrder(moved as never)).toEqual(['Idea', 'Design', 'Build', 'Test'])
    }
    for (const items of [
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
      ['b', 'a', 'c', 'd'],
    ]) {
      const content = contentOf(items)
      expect(form.fault(content)).toBeUndefined()
      expect(inRightOrder(content)).toEqual(items)
    }
    expect(form.fault({ shape: sample.shape, solution: [0, 1, 2, 3] })).toBe('givenAway')
  })

  it('needs each thing once', () => {
    for (const answer of [[0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 4], '0123']) {
      expect(kind.readAnswer(answer, sample.shape)).toBeNull()
    }
    expect(form.tidy?.(contentOf(['One', '', ' Two ', 'Three']))).toEqual(
      contentOf(['One', 'Two', 'Three']),
    )
  })

  it('counts how many put each thing at each place', () => {
    expect(
      kind.count(sample.shape, [
        [2, 0, 1, 3],
        [2, 1, 0, 3],
      ]),
    ).toEqual([
      [0, 1, 1, 0],
      [0, 1, 1, 0],
      [2, 0, 0, 0],
      [0, 0, 0, 2],
    ])
  })
})
