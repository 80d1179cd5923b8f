import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Poller } from './poller'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** Polls that say when the next is due; `end` ends the one that is under way. */
function polling(...nexts: (number | null | Error)[]) {
  const failed = vi.fn()
  let polls = 0
  let end = () => {}
  const poller = new Poller({
    poll: async () => {
      const next = nexts[polls] ?? null
      polls += 1
      await new Promise<void>((done) => {
        end = done
      })
      if (next instanceof Error) throw next
      return next
    },
    failed,
    now: Date.now,
  })
  const ends = async () => {
    end()
    await poller.polling
  }
  return { poller, failed, ends, count: () => polls }
}

test('polls when the next is due, and at least every 30 s', async () => {
  const { poller, ends, count } = polling(5_000, null)
  poller.wake()
  await ends()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(count()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(count()).toBe(2)
  await ends()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(count()).toBe(3)
})

test('one poll at a time: woken during one, it polls once more', async () => {
  const { poller, ends, count } = polling()
  poller.wake()
  poller.wake()
  poller.wake()
  expect(count()).toBe(1)
  await ends()
  await vi.advanceTimersByTimeAsync(0)
  expect(count()).toBe(2)
})

test('a poll that fails is told and tried again after 2 s', async () => {
  const fault = new Error('no database')
  const { poller, failed, ends, count } = polling(fault)
  poller.wake()
  await ends()
  expect(failed).toHaveBeenCalledWith(fault)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(count()).toBe(2)
})

test('stopped, it waits for the poll that is under way, and none follows', async () => {
  const { poller, ends, count } = polling(1_000)
  poller.wake()
  const stopped = poller.stop()
  await ends()
  await stopped
  poller.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(count()).toBe(1)
})
