import { expect, test } from 'vitest'
import { SweptMap } from './swept-map'

function counted(isIdle: () => boolean) {
  let looks = 0
  const map = new SweptMap(
    () => ({}),
    () => {
      looks++
      return isIdle()
    },
  )
  return { map, looks: () => looks }
}

test('a hundred thousand keys in use are swept a few times, not with each new one', () => {
  const { map, looks } = counted(() => false)
  for (let i = 0; i < 100_000; i++) map.of(`key ${i}`)
  expect([...map.keys()]).toHaveLength(100_000)
  expect(looks()).toBeLessThan(200_000)
})

test('an idle entry is dropped; a used key keeps its entry', () => {
  const { map } = counted(() => true)
  const first = map.of('first')
  expect(map.of('first')).toBe(first)
  for (let i = 0; i < 10_000; i++) map.of(`key ${i}`)
  expect([...map.keys()].length).toBeLessThan(10_000)
  expect(map.get('first')).toBeUndefined()
})
