import { describe, expect, it } from 'vitest'
import { kindContract } from '../testing/kind-contract'
import { kind } from './kind'

const sample = { shape: {}, solution: { accepted: ['Veterinarian', 'animal doctor'] } }

describe('typed', () => {
  it.each(kindContract('typed', sample))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })

  it.each([
    ['as it is', 'Veterinarian', 1],
    ['case and spaces', '  VETERINARIAN ', 1],
    ['an accent', 'véterinarian', 1],
    ['an article', 'a veterinarian', 1],
    ['a plural', 'veterinarians', 1],
    ['one slip of a finger', 'vetrinarian', 1],
    ['two letters swapped', 'veterinairan', 1],
    ['a slip and a plural', 'vetrinarians', 1],
    ['another accepted one', 'Animal Doctors', 1],
    ['a missing space', 'animaldoctor', 1],
    ['another word', 'vegetarian', 0],
    ['half of it', 'animal', 0],
    ['signs alone', '?!', 0],
  ])('%s: "%s" is worth %d', (_, answer, share) => {
    expect(kind.judge({}, sample.solution, answer)).toBe(share)
  })

  it.each([
    ['1969', '1968'],
    ['cat', 'car'],
    ['3D artist', '2D artist'],
  ])('%s is not a slip of %s', (accepted, answer) => {
    expect(kind.judge({}, { accepted: [accepted] }, answer)).toBe(0)
    expect(kind.judge({}, { accepted: [accepted] }, accepted.toUpperCase())).toBe(1)
  })

  it('Spanish: accents and plurals are forgiven, too', () => {
    const solution = { accepted: ['Diseñador gráfico', 'profesor'] }
    for (const answer of ['disenador grafico', 'el diseñador gráfico', 'Profesores']) {
      expect(kind.judge({}, solution, answer)).toBe(1)
    }
  })

  it('reads one line of at most 80 characters', () => {
    expect(kind.readAnswer(' two\n  words\u200b ', {})).toBe('two words')
    for (const answer of ['', '\u200b', 'x'.repeat(81), 7, ['x']]) {
      expect(kind.readAnswer(answer, {})).toBeNull()
    }
  })

  it('what the class typed is counted, whatever the case', () => {
    expect(kind.count({}, ['Vet', 'nurse', 'vet'])).toEqual([
      { text: 'Vet', count: 2 },
      { text: 'nurse', count: 1 },
    ])
  })
})
