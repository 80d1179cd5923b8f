import { describe, expect, it } from 'vitest'
import { kindContract } from '../testing/kind-contract'
import { contentOf, form, pairsOf } from './form'
import { kind } from './kind'

const sample = {
  shape: { left: ['Baker', 'Pilot', 'Vet'], right: ['Animals', 'Bread', 'Planes'] },
  solution: [1, 2, 0],
}

describe('match', () => {
  it.each(kindContract('match', sample))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })

  it.each([
    [[1, 2, 0], 1],
    [[1, 0, 2], 1 / 3],
    [[0, 1, 2], 0],
    [[1, 1, 1], 1 / 3],
  ])('%j is worth %d', (answer, share) => {
    expect(kind.judge(sample.shape, sample.solution, answer)).toBeCloseTo(share)
  })

  it('several may belong to the same', () => {
    const content = contentOf([
      { left: 'Whale', right: 'Mammal' },
      { left: 'Bat', right: 'Mammal' },
      { left: 'Eagle', right: 'Bird' },
    ])
    expect(content).toEqual({
      shape: { left: ['Whale', 'Bat', 'Eagle'], right: ['Bird', 'Mammal'] },
      solution: [1, 1, 0],
    })
    expect(form.fault(content)).toBeUndefined()
  })

  it('the order of the right side does not tell the pairs', () => {
    const content = contentOf(['a', 'b', 'c'].map((text) => ({ left: text, right: text })))
    expect(content.solution).not.toEqual([0, 1, 2])
    expect(pairsOf(content)).toHaveLength(3)
  })

  it('every line needs a partner; empty pairs are dropped', () => {
    for (const answer of [
      [1, 2],
      [1, 2, 3],
      [1, 2, null],
    ]) {
      expect(kind.readAnswer(answer, sample.shape)).toBeNull()
    }
    const pairs = [...pairsOf(sample), { left: '', right: ' ' }]
    expect(form.tidy?.(contentOf(pairs))).toEqual(sample)
    expect(form.fault(contentOf([...pairsOf(sample), { left: 'Cook', right: '' }]))).toBe('tooFew')
  })
})
