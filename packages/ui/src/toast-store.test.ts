import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const messages = (store: ReturnType<typeof createToastStore>) =>
  store.list().map((toast) => toast.message)

test('a toast disappears after 5000 ms', () => {
  const store = createToastStore()
  store.show('success', 'Welcome back!')
  vi.advanceTimersByTime(4_999)
  expect(messages(store)).toEqual(['Welcome back!'])
  vi.advanceTimersByTime(1)
  expect(messages(store)).toEqual([])
})

test('a duration of 0 is persistent', () => {
  const store = createToastStore()
  store.show('info', 'Stay', 0)
  vi.advanceTimersByTime(60_000)
  expect(messages(store)).toEqual(['Stay'])
})

test('a closed toast is removed, and its timer with it', () => {
  const store = createToastStore()
  const seen = vi.fn()
  const id = store.show('error', 'Game is full')
  store.subscribe(seen)
  store.close(id)
  expect(messages(store)).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(seen).toHaveBeenCalledTimes(1)
})

test('while the pointer is over the toasts their timers are paused', () => {
  const store = createToastStore()
  store.show('warning', 'Read me')
  vi.advanceTimersByTime(3_000)
  store.pause()
  vi.advanceTimersByTime(60_000)
  store.show('info', 'Came while paused')
  store.resume()
  vi.advanceTimersByTime(1_999)
  expect(messages(store)).toEqual(['Read me', 'Came while paused'])
  vi.advanceTimersByTime(1)
  expect(messages(store)).toEqual(['Came while paused'])
})
