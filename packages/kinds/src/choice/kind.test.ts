import { describe, expect, it } from 'vitest'
import { kindContract } from '../testing/kind-contract'
import { kind } from './kind'

const options = ['Baker', 'Roofer', 'Pilot']

describe('multiple choice', () => {
  it.each(kindContract('choice', { shape: options, solution: 1 }))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })

  it('the right option gets all of the points, the others none; in a survey no option gets any', () => {
    expect([0, 1, 2].map((answer) => kind.judge(options, 1, answer))).toEqual([0, 1, 0])
    expect(kind.judge(options, null, 1)).toBeNull()
  })

  it('anything that is not an option is not an answer', () => {
    expect([-1, 3, 0.5, '1'].map((answer) => kind.readAnswer(answer, options))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
