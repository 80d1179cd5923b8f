import { expect, test, vi } from 'vitest'
import { every } from './every'

test('a run starts at once, the next one after the last has ended, and none after the stop', async () => {
  let running = 0
  let rounds = 0
  const stop = every(
    1,
    async () => {
      expect(++running).toBe(1)
      await new Promise((done) => setImmediate(done))
      running--
      rounds++
    },
    () => {},
  )
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(2))
  await stop()
  expect(running).toBe(0)
  const before = rounds
  await new Promise((done) => setImmediate(done))
  expect(rounds).toBe(before)
})

test('a run that fails is reported, and the next one starts', async () => {
  const failed = vi.fn()
  let rounds = 0
  const stop = every(
    1,
    async () => {
      if (++rounds === 1) throw new Error('the disk is full')
    },
    failed,
  )
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(1))
  await stop()
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('the disk is full'))
})

test('the stop waits for the running round and aborts its signal', async () => {
  let aborted = false
  const stop = every(
    60_000,
    (signal) =>
      new Promise((done) =>
        signal.addEventListener('abort', () => {
          aborted = true
          done()
        }),
      ),
    () => {},
  )
  await stop()
  expect(aborted).toBe(true)
})
