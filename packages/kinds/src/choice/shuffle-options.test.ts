import { seededRandom } from '@pathquest/core/random'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffleOptions } from './shuffle-options'

const question = fc
  .array(fc.string({ maxLength: 12 }), { minLength: 2, maxLength: 6 })
  .chain((options) =>
    fc.record({
      options: fc.constant(options),
      right: fc.option(fc.integer({ min: 0, max: options.length - 1 })),
      seed: fc.string(),
    }),
  )

test('no option is lost or duplicated, and the right one stays the right one', () => {
  fc.assert(
    fc.property(question, ({ options, right, seed }) => {
      // Texts may repeat: positions make them different.
      const marked = options.map((text, place) => `${text} ${place}`)
      const { shape, solution } = shuffleOptions(marked, right, seededRandom(seed))
      expect([...shape].sort()).toEqual([...marked].sort())
      expect(solution === null ? null : shape[solution]).toBe(right === null ? null : marked[right])
    }),
  )
})

test('every order occurs', () => {
  const orders = Array.from({ length: 200 }, (_, seed) =>
    shuffleOptions(['a', 'b', 'c'], 0, seededRandom(String(seed))).shape.join(''),
  )
  expect(new Set(orders).size).toBe(6)
})

const shuffles = (options: string[]) =>
  Array.from({ length: 50 }, (_, seed) => shuffleOptions(options, 0, seededRandom(String(seed))))

test.each(['All of the above', 'None of the above.', 'Todas las anteriores'])(
  '"%s" stays after the others',
  (last) => {
    for (const { shape } of shuffles(['Nurse', 'Doctor', last])) expect(shape[2]).toBe(last)
  },
)

test.each(['Both A and B', 'A and C', 'Only B or C', 'A y B'])(
  'with "%s" nothing is shuffled',
  (option) => {
    const options = ['Nurse', 'Doctor', 'Chef', option]
    for (const { shape, solution } of shuffles(options)) {
      expect([shape, solution]).toEqual([options, 0])
    }
  },
)
