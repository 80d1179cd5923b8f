import { expect, test } from 'vitest'
import { notesAt, voicesFor } from './music'

test('the music gains a voice for every few players', () => {
  expect([0, 3, 4, 8, 12, 16, 30, 100].map(voicesFor)).toEqual([1, 1, 2, 3, 4, 5, 5, 5])
})

test('more voices add notes and change none of the others', () => {
  for (let step = 0; step < 64; step++) {
    const few = notesAt(step, 2)
    expect(notesAt(step, 5).slice(0, few.length)).toEqual(few)
  }
  const hz = notesAt(0, 1).map((note) => note.hz)
  expect(hz).toEqual([110])
})

test('no step is louder than one note at full volume', () => {
  for (let step = 0; step < 64; step++) {
    const sum = notesAt(step, 5).reduce((total, { loudness = 1 }) => total + loudness, 0)
    expect(sum).toBeLessThanOrEqual(1.2)
  }
})
