import { expect, test } from 'vitest'
import { playerMessages } from '../messages/en/player'
import { createTranslate } from '../messages/translate'
import { placementMessage } from './PlayerResults'

test.each([
  [1, 'Champion'],
  [2, 'Runner Up'],
  [3, 'Third Place'],
  [4, 'Top 10 Finish!'],
  [10, 'Top 10 Finish!'],
  [11, 'Good effort!'],
  [100, 'Good effort!'],
  [null, 'Great job!'],
])('placement %s reads %s', (placement, message) => {
  expect(createTranslate(playerMessages)(placementMessage(placement))).toBe(message)
})
