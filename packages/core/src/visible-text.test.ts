import { expect, it } from 'vitest'
import { hasLookAlikes, isVisible, visibleLength } from './visible-text'

it.each([
  ['', 0],
  ['\u200b\u200b\u200b', 0],
  ['\u2800 \u2800 \u2800', 0],
  ['\u3164\u115f\u00ad\u202e', 0],
  ['a\u200b\u200b', 1],
  ['Bees', 4],
  ['a b', 3],
  ['👩‍👩‍👧‍👦❤️', 2],
  ['सुनीता', 3],
])('%j is %d visible characters', (text, count) => {
  expect(visibleLength(text)).toBe(count)
  expect(isVisible(text)).toBe(count > 0)
})

it.each<[string[], boolean]>([
  [['Paris', 'London'], false],
  [['Paris', 'Paris'], true],
  [['Paris', ' Paris\u200b'], true],
  [['New  York', 'New\u00a0York'], true],
  [['Café', 'Cafe\u0301'], true],
  [['Polish', 'polish'], false],
  [['10²', '102'], false],
])('%j look alike: %s', (texts, alike) => {
  expect(hasLookAlikes(texts)).toBe(alike)
})
