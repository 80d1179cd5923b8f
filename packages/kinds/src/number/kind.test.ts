import { describe, expect, it } from 'vitest'
import { kindContract } from '../testing/kind-contract'
import { readNumber } from './editor'
import { form, numberText, readTyped } from './form'
import { kind } from './kind'

const sample = {
  shape: { min: 0, max: 100, step: 1, unit: '%' },
  solution: { value: 40, tolerance: 2, near: 10 },
}

describe('number', () => {
  it.each(kindContract('number', sample))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })

  it.each([
    [40, 1],
    [38, 1],
    [42, 1],
    [43, 0.5],
    [30, 0.5],
    [29, 0],
  ])('%d is worth %d', (answer, share) => {
    expect(kind.judge(sample.shape, sample.solution, answer)).toBe(share)
  })

  it('without nearness nothing but right counts; decimal fractions do not tip it over', () => {
    const solution = { value: 0.3, tolerance: 0.1, near: null }
    const shape = { min: 0, max: 1, step: 0.1, unit: '' }
    expect(kind.judge(shape, solution, 0.1 + 0.3)).toBe(1)
    expect(kind.judge(shape, solution, 0.5)).toBe(0)
  })

  it('the class is a heap on the scale, with its middle', () => {
    expect(kind.count(sample.shape, [0, 100, 50, 51])).toEqual({
      heap: [1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1],
      median: 50.5,
    })
  })

  it.each([
    [{ min: 5, max: 5 }, {}, 'max'],
    [{ step: 0 }, {}, 'step'],
    [{ min: 0, max: 1e9, step: 1 }, {}, 'step'],
    [{ unit: 'x'.repeat(21) }, {}, 'unit'],
    [{}, { value: 101 }, 'value'],
    [{}, { value: null }, 'value'],
    [{}, { tolerance: -1 }, 'tolerance'],
    [{}, { tolerance: 50 }, 'tolerance'],
    [{}, { near: 2 }, 'near'],
  ])('%j %j is a fault of %s', (shape, solution, field) => {
    const asked = {
      shape: { ...sample.shape, ...shape },
      solution: { ...sample.solution, ...solution },
    }
    expect(Object.keys(form.fault(asked) as object)).toContain(field)
  })

  it.each([
    [
      { value: 8, tolerance: 1 },
      { min: 0, max: 20, step: 1 },
    ],
    [
      { value: 1969, tolerance: 0 },
      { min: 0, max: 5_000, step: 1 },
    ],
    [
      { value: -3.5, tolerance: 0.5 },
      { min: -10, max: 10, step: 0.1 },
    ],
    [
      { value: 0, tolerance: 0 },
      { min: 0, max: 10, step: 1 },
    ],
  ])('a number of a file, %j, gets a scale that does not tell it', (answer, scale) => {
    const content = form.files?.fromFile({ type: 'number', ...answer })
    expect(content?.shape).toMatchObject(scale)
    expect(content && form.fault(content)).toEqual({})
  })

  it('numbers are written as people read them', () => {
    expect([numberText(62_000, '$', 'en'), numberText(1_969, '', 'en')]).toEqual([
      '$62,000',
      '1969',
    ])
    expect(numberText(1_200, 'years', 'en')).toBe('1,200 years')
    expect([numberText(5.4, '%', 'en'), numberText(5.4, '%', 'es')]).toEqual(['5.4%', '5.4%'])
  })

  it.each([
    ['45000', 45_000],
    [' $45,000 ', 45_000],
    ['45.000', 45_000],
    ['150,000', 150_000],
    ['1,234,567', null],
    ['45', null],
    ['', null],
    ['-', null],
    ['many', null],
  ])('typed on a scale of pay, %j is %j', (text, value) => {
    expect(readTyped(text, { min: 20_000, max: 220_000 })).toBe(value)
  })

  it.each([
    ['5,4', 5.4],
    ['5.4 %', 5.4],
    ['-3', -3],
    ['1,500', 1.5],
  ])('typed on a scale of percents, %j is %j', (text, value) => {
    expect(readTyped(text, { min: -30, max: 50 })).toBe(value)
  })

  it.each([
    ['45,000', 45_000],
    [' 1,234,567.5', 1_234_567.5],
    ['-1,500', -1_500],
    ['4,5', 4.5],
    ['0.25', 0.25],
    ['1,50,000', null],
    ['-', null],
    ['', null],
  ])('written in the editor, %j is %j', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })
})
