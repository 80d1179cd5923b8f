import { resultsMessages } from '@pathquest/ui/messages/en/results'
import { createTranslate } from '@pathquest/ui/messages/translate'
import { samplePlayerView } from '@pathquest/ui/testing/sample-views'
import { expect, test } from 'vitest'
import { sampleSoloView } from '../testing/sample-games'
import { isChampion, placementMessage } from './placement-message'

const inClass = samplePlayerView({ name: 'podium' })
const ended = (you: Partial<typeof inClass.you>) => ({
  ...inClass,
  you: { ...inClass.you, ...you },
})
const alone = sampleSoloView({ name: 'podium' }, { placement: 1, score: 90 })
const read = (view: typeof inClass) => createTranslate(resultsMessages)(placementMessage(view))

test.each([
  [1, 'Champion'],
  [2, 'Runner Up'],
  [3, 'Third Place'],
  [4, 'Top 10 Finish!'],
  [10, 'Top 10 Finish!'],
  [11, 'Good effort!'],
  [100, 'Good effort!'],
  [null, 'Great job!'],
])('Placement %s reads, for any score: %s', (placement, message) => {
  expect(read(ended({ placement, score: 90 }))).toBe(message)
  expect(read(ended({ placement, score: 0 }))).toBe(message)
})

test('a player without an answer is not praised, and a solo player completed a quest', () => {
  expect(read(ended({ placement: null, totalAnswers: 0 }))).toBe('No answers this time')
  expect(read(alone)).toBe('Quest complete')
})

test('a game without places thanks everybody alike', () => {
  const unranked = { ...inClass, game: { ...inClass.game, ends: 'none' as const } }
  for (const totalAnswers of [0, 5]) {
    const view = { ...unranked, you: { ...unranked.you, placement: null, totalAnswers } }
    expect(read(view)).toBe('Thanks for taking part!')
  }
})

test('confetti is for the first of a class, and only with points', () => {
  expect(isChampion(ended({ placement: 1, score: 10 }))).toBe(true)
  expect(isChampion(ended({ placement: 1, score: 0 }))).toBe(false)
  expect(isChampion(ended({ placement: 2, score: 10 }))).toBe(false)
  expect(isChampion(alone)).toBe(false)
})
