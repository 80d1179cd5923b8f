import { type Json, toStoredFields } from '@pathquest/core'
import { questionKind } from '@pathquest/kinds/rules'
import { describe, expect, test } from 'vitest'
import { type AskedContent, contentHash } from './content-hash'

const question = (kind: string, shape: Json, solution: Json): AskedContent => ({
  kind,
  questionText: 'What belongs to this work?',
  imageUrl: null,
  ...toStoredFields(kind, { shape, solution }),
})

const ofKind: Record<string, [shape: Json, solution: Json, other: Json]> = {
  choice: [['One', 'Two', 'Three', 'Four'], 1, 2],
  several: [
    ['One', 'Two', 'Three', 'Four'],
    [0, 2],
    [0, 3],
  ],
  order: [
    ['Second', 'First', 'Fourth', 'Third'],
    [1, 0, 3, 2],
    [1, 0, 2, 3],
  ],
  match: [{ left: ['a', 'b', 'c'], right: ['3', '1', '2'] }, [1, 2, 0], [1, 0, 2]],
}

describe('What makes a question the one it is', () => {
  test.each(Object.entries(ofKind))(
    'is the same for "%s" in any order of its parts',
    (id, parts) => {
      const [shape, solution] = parts
      const asked = contentHash(question(id, shape, solution))
      const kind = questionKind(id)
      let seed = 7
      for (let round = 0; round < 20; round++) {
        const random = () => {
          seed = (seed * 16_807) % 2_147_483_647
          return seed / 2_147_483_647
        }
        const moved = kind.shuffle?.(shape, solution, random)
        expect(moved).toBeDefined()
        expect(contentHash(question(id, moved?.shape as Json, moved?.solution as Json))).toBe(asked)
      }
    },
  )

  test.each(Object.entries(ofKind))(
    'is another for "%s" with another right answer',
    (id, parts) => {
      const [shape, solution, other] = parts
      expect(contentHash(question(id, shape, other))).not.toBe(
        contentHash(question(id, shape, solution)),
      )
    },
  )

  test('is another with another text, picture or answer, and the same with other points', () => {
    const asked = question('choice', ['One', 'Two'], 0)
    const hash = contentHash(asked)
    expect(contentHash({ ...asked, questionText: 'What does not?' })).not.toBe(hash)
    expect(contentHash({ ...asked, imageUrl: '/images/x.webp' })).not.toBe(hash)
    expect(contentHash(question('choice', ['One', 'Too'], 0))).not.toBe(hash)
    const worthMore = { ...asked, points: 50, timeLimitSeconds: 5, explanation: 'Because.' }
    expect(contentHash(worthMore)).toBe(hash)
  })

  test('of a number is its whole answer', () => {
    const shape = { min: 0, max: 100, step: 1, unit: '%' }
    const near = contentHash(question('number', shape, { value: 40, tolerance: 2 }))
    expect(contentHash(question('number', shape, { value: 40, tolerance: 5 }))).not.toBe(near)
    const reordered = { unit: '%', step: 1, max: 100, min: 0 }
    expect(contentHash(question('number', reordered, { tolerance: 2, value: 40 }))).toBe(near)
  })
})
