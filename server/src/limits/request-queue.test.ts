import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeRequestQueue } from './request-queue'

test('what comes at once is let through one by one, the event loop in between', async () => {
  const turn = makeRequestQueue()
  const through: number[] = []
  const all = Promise.all(
    Array.from({ length: 50 }, (_, i) => turn().then(() => void through.push(i))),
  )
  let most = 0
  for (let before = 0; through.length < 50; before = through.length) {
    await nextTurn()
    most = Math.max(most, through.length - before)
  }
  await all
  expect(through).toEqual(Array.from({ length: 50 }, (_, i) => i))
  // Our own look may fall between two turns of theirs.
  expect(most).toBeLessThanOrEqual(2)
})

test('who comes alone does not wait', async () => {
  const turn = makeRequestQueue()
  for (let i = 0; i < 3; i++) {
    let isThrough = false
    turn().then(() => {
      isThrough = true
    })
    await Promise.resolve()
    expect(isThrough).toBe(true)
    await nextTurn()
    await nextTurn()
  }
})
