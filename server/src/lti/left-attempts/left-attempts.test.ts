import { describe, expect, test } from 'vitest'
import { isLeft } from './left-attempts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = 1_800_000_000_000

const attempt = (quietMs: number, change: { isConnected?: boolean; dueInMs?: number } = {}) => ({
  gameId: 'game',
  activeAt: NOW - quietMs,
  isConnected: change.isConnected ?? false,
  dueAt: change.dueInMs === undefined ? null : NOW + change.dueInMs,
})

describe('An open attempt is left', () => {
  test.each([
    ['after a day without activity', attempt(24 * HOUR), true],
    ['not before that', attempt(24 * HOUR - 1), false],
    ['after a day also where it is due later', attempt(24 * HOUR, { dueInMs: HOUR }), true],
    [
      'after a day also by a page that stayed open',
      attempt(24 * HOUR, { isConnected: true }),
      true,
    ],
    ['at the due date by who is gone', attempt(HOUR, { dueInMs: -1 }), true],
    ['not while it is not due yet', attempt(HOUR, { dueInMs: 0 }), false],
    ['not by who was there a moment ago', attempt(MINUTE - 1, { dueInMs: -1 }), false],
    [
      'not by who plays when it is due',
      attempt(10 * MINUTE, { dueInMs: -1, isConnected: true }),
      false,
    ],
    [
      'by a page that is there and does nothing',
      attempt(15 * MINUTE, { dueInMs: -1, isConnected: true }),
      true,
    ],
  ])('%s', (_, open, left) => {
    expect(isLeft(open, NOW)).toBe(left)
  })
})
