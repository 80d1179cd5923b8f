import { expect, test } from 'vitest'
import { resultsMessages } from '../messages/en/results'
import { createTranslate } from '../messages/translate'
import { placementMessage } from './placement-message'

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
  expect(createTranslate(resultsMessages)(placementMessage(placement))).toBe(message)
})
