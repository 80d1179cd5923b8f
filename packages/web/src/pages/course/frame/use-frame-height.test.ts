import { expect, test } from 'vitest'
import { frameHeight } from './use-frame-height'

test('a frame is asked to be at least 660 high and never much higher than a screen', () => {
  expect(frameHeight(120)).toBe(660)
  expect(frameHeight(812.2)).toBe(813)
  expect(frameHeight(9_000)).toBe(1_100)
})
