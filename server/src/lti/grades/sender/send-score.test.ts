import { describe, expect, test } from 'vitest'
import { scoreComment } from './send-score'

const of = (change: Partial<Parameters<typeof scoreComment>[0]> = {}) =>
  scoreComment({
    points: 17,
    maximum: 20,
    result: { correct: 8, questions: 10, attempt: 2 },
    locale: 'en-US',
    ...change,
  })

describe('The comment beside a grade', () => {
  test('speaks in the points of the column', () => {
    expect(of()).toBe('17 of 20 points, 8 of 10 right, attempt 2')
    expect(of({ points: 14.7812 })).toBe('14.78 of 20 points, 8 of 10 right, attempt 2')
    expect(of({ points: 0.5, maximum: 1 })).toMatch(/^0\.5 of 1 point,/)
  })

  test.each([
    ['es', '14.78 de 20 puntos, 8 de 10 correctas, intento 2', '14.78'],
    ['es-ES', '14.78 de 20 puntos, 8 de 10 correctas, intento 2', '14,78'],
    ['es-MX', '14.78 de 20 puntos, 8 de 10 correctas, intento 2', '14.78'],
    ['es_MX', '14.78 de 20 puntos, 8 de 10 correctas, intento 2', '14.78'],
    ['fr-CA', '14.78 of 20 points, 8 of 10 right, attempt 2', '14.78'],
    ['no locale at all', '14.78 of 20 points, 8 of 10 right, attempt 2', '14.78'],
    [null, '14.78 of 20 points, 8 of 10 right, attempt 2', '14.78'],
  ])('for %s is in a language of ours', (locale, text, points) => {
    expect(of({ points: 14.78, locale })).toBe(text.replace('14.78', points))
  })

  test('counts no answers where a mode counts none', () => {
    const result = { correct: null, questions: null, attempt: 1 }
    expect(of({ result })).toBe('17 of 20 points, took part, attempt 1')
    expect(of({ result, locale: 'es-MX' })).toBe('17 de 20 puntos, participó, intento 1')
  })

  test('of a grade of before says its points', () => {
    expect(of({ result: null })).toBe('17 of 20 points')
  })

  test('comes after what the teacher says', () => {
    expect(of({ teacherComment: ' Well done. ' })).toBe(
      'Well done.\n\n17 of 20 points, 8 of 10 right, attempt 2',
    )
    expect(of({ teacherComment: '  ' })).toBe('17 of 20 points, 8 of 10 right, attempt 2')
  })
})
