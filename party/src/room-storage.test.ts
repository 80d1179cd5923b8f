import { lastStandings } from '@pathquest/core/game'
import { testQuestion } from '@pathquest/core/testing/setup'
import { type Play, play } from '@pathquest/modes/testing/play'
import type * as Party from 'partykit/server'
import { expect, test } from 'vitest'
import {
  type Entries,
  rewriteRoom,
  setupEntries,
  snapshotEntries,
  turnEntries,
} from './room-storage'

/**
 * Limits of hosted rooms: bytes of a value, keys of a put. A value is a string of two bytes a
 * character.
 */
const VALUE_BYTES_MAX = 128 * 1024
const HEAD_BYTES = 16
const bytesOf = (value: string | number): number => HEAD_BYTES + 2 * String(value).length
const KEYS_MAX = 128

/** The largest class, with names and questions of two-byte characters, played to its end. */
const largest = largestGame()

function largestGame(count = 50, people = 100): Play {
  const questions = Array.from({ length: count }, (_, index) =>
    testQuestion(index, {
      text: 'Ж'.repeat(500),
      options: Array.from({ length: 6 }, (_, i) => `${i}${'Ж'.repeat(200)}`),
      explanation: 'Ж'.repeat(1_000),
    }),
  )
  const players = Array.from({ length: people }, (_, i) => `gp_${String(i).padStart(20, '0')}`)
  const game = play({ players, questions, maxPlayers: 100, mode: 'team_challenge' })
  for (let index = 0; index < questions.length; index++) {
    game.later(1_000)
    for (const player of players) game.answer(player, 0)
    if (index + 1 < questions.length) game.later(1_000).advance()
  }
  return game
}

const withinBounds = (entries: Entries) => {
  expect(Object.keys(entries).length).toBeLessThanOrEqual(KEYS_MAX)
  for (const [key, value] of Object.entries(entries)) {
    expect(bytesOf(value), key).toBeLessThanOrEqual(VALUE_BYTES_MAX)
  }
}

test('no value of the largest game is above 128 KiB, no put above 128 keys', () => {
  const { setup, game, now, log } = largest
  const last = lastStandings(setup, game, now)
  expect(last.answers).toHaveLength(5_000)
  const snapshot = snapshotEntries(game, { ...last, answersStored: 0 })
  withinBounds({ ...setupEntries(setup), ...snapshot })
  const long = 'Ж'.repeat(14_000)
  const turns = log.slice(-128).map((logged, i) => ({
    logged: { ...logged, event: { ...logged.event, displayName: long } as typeof logged.event },
    version: i,
    snapshot: null,
    isWhole: false,
    opened: null,
  }))
  withinBounds(turnEntries(turns))
  const stored = JSON.parse(`[${Object.values(turnEntries(turns)).join(',')}]`).flat()
  expect(stored).toEqual(JSON.parse(JSON.stringify(turns.map(({ logged }) => logged))))
})

test('a game of 500 questions is written in puts of 128 keys, all of them in one turn', async () => {
  const { setup, game, now } = largestGame(500, 2)
  const last = lastStandings(setup, game, now)
  // Posts of a hundred players, written directly: playing them takes a minute.
  const answers = Array.from({ length: 50 }, () => last.answers).flat()
  const snapshot = snapshotEntries(game, { ...last, answers, answersStored: 0 })
  const entries = { ...setupEntries(setup), ...snapshot }
  expect(Object.keys(entries).length).toBeGreaterThan(KEYS_MAX)
  const puts: Entries[] = []
  const deleted: string[] = []
  const storage = {
    put: async (some: Entries) => void puts.push(some),
    deleteAll: async () => void deleted.push('all'),
  } as unknown as Party.Storage
  const written = rewriteRoom(storage, entries)
  // Nothing was awaited in between: with the deletes they are one write.
  expect(deleted).toEqual(['all'])
  expect(Object.assign({}, ...puts)).toEqual(entries)
  for (const put of puts) withinBounds(put)
  await written
})

test('answers of closed questions are written once', () => {
  const { setup, game, now } = largest
  const answerKeys = (answersStored: number) => {
    const last = lastStandings(setup, game, now, answersStored)
    const entries = snapshotEntries(game, { ...last, answersStored })
    return Object.keys(entries).filter((key) => key.startsWith('answers:'))
  }
  expect(answerKeys(4_900)).toEqual(['answers:000000004900:0', 'answers:000000004900'])
  expect(answerKeys(5_000)).toEqual([])
})
