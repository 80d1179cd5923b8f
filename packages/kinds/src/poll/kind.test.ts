import { describe, expect, it } from 'vitest'
import { kindContract } from '../testing/kind-contract'
import { form } from './form'
import { kind } from './kind'

const sample = { shape: { options: ['Inside', 'Outside'], asksWhy: true }, solution: null }

describe('poll', () => {
  it.each(kindContract('poll', sample))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })

  it('has no right answer, and says so of one that is written', () => {
    expect(kind.judge(sample.shape, null, { option: 0, why: null })).toBeNull()
    expect(form.fault({ ...sample, solution: 1 })).toBe('noSolution')
  })

  it('takes a reason where it asks for one: one line, at most 140 characters', () => {
    const read = (why: unknown, asksWhy = true) =>
      kind.readAnswer({ option: 1, why }, { ...sample.shape, asksWhy })
    expect(read(' fresh\nair ')).toEqual({ option: 1, why: 'fresh air' })
    expect(read('  ')).toEqual({ option: 1, why: null })
    expect(read(undefined, false)).toEqual({ option: 1, why: null })
    expect(read('x'.repeat(141))).toBeNull()
    expect(read('fresh air', false)).toBeNull()
  })

  it('a reason is a remark, which others see only once it is let through', () => {
    expect(kind.remark?.({ option: 1, why: 'fresh air' })).toBe('fresh air')
    expect(kind.remark?.({ option: 1, why: null })).toBeNull()
    expect(JSON.stringify(kind.count(sample.shape, [{ option: 1, why: 'fresh air' }]))).toBe(
      '[0,1]',
    )
  })
})
