import { expect, test } from 'vitest'
import { ordinal } from './ordinal'

test('places are told as English tells them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103].map((place) => ordinal(place, 'en'))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '103rd',
  ])
})

test('Spanish has its own sign', () => {
  expect(ordinal(3, 'es')).toBe('3.º')
})
