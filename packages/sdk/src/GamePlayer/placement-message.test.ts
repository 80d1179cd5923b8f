import { describe, expect, test } from 'vitest'
import { playerMessages } from '../messages/en/player'
import { createTranslate } from '../messages/translate'
import { sampleSoloView } from '../testing/sample-games'
import { samplePlayerView, sampleRows } from '../testing/sample-views'
import { placementMessage, standingOf } from './placement-message'

const read = (placement: number | null, players: number, score = 10) =>
  createTranslate(playerMessages)(placementMessage({ placement, players, score }))

describe('A placement reads', () => {
  test.each([
    [1, 'Champion'],
    [2, 'Runner Up'],
    [3, 'Third Place'],
    [4, 'Top 10 Finish!'],
    [10, 'Top 10 Finish!'],
    [11, 'Good effort!'],
    [100, 'Good effort!'],
    [null, 'Great job!'],
  ])('%s among many: %s', (placement, message) => {
    expect(read(placement, 120)).toBe(message)
  })

  test.each([
    ['the last of five made no top ten', 5, 5, 10, 'Good effort!'],
    ['nor did who has nothing', 4, 9, 0, 'Good effort!'],
    ['nor is there a champion of nothing', 1, 5, 0, 'Good effort!'],
    ['the second of two is the runner up', 2, 2, 10, 'Runner Up'],
  ])('%s', (_, placement, players, score, message) => {
    expect(read(placement, players, score)).toBe(message)
  })
})

test('who played alone has no place to tell of, whatever is stored', () => {
  const alone = sampleSoloView({ name: 'podium' }, { placement: 1, score: 90 })
  expect(standingOf(alone)).toEqual({ placement: null, players: 1, score: 90 })
  const first = samplePlayerView({ name: 'podium' }, { leaderboard: sampleRows.slice(0, 3) })
  expect(standingOf({ ...first, you: { ...first.you, placement: 1, score: 90 } })).toEqual({
    placement: 1,
    players: 3,
    score: 90,
  })
})
