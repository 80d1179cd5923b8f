import { afterEach, describe, expect, test, vi } from 'vitest'
import { sessionSeatStore, sessionTabId } from './seat-store'

/** A tab's storage that rejects writes once it is full. */
function storageOf({ isFull }: { isFull: boolean }) {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      stored.set(key, value)
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['roomy', storageOf({ isFull: false })],
  ['full', storageOf({ isFull: true })],
  ['not there', null],
])('a storage that is %s', (_, storage) => {
  test('keeps a seat while the page lives, until it is cleared', () => {
    vi.stubGlobal('sessionStorage', storage)
    const seats = sessionSeatStore()
    seats.set('game', 'token')
    expect(seats.get('game')).toBe('token')
    seats.clear('game')
    expect(seats.get('game')).toBeNull()
    expect(sessionTabId()).toMatch(/^[0-9a-f]{32}$/)
  })
})
