import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { problem } from '../../test/client'
import { FairQueue, makeRequestQueue } from './request-queue'

test('simultaneous requests are let through one by one, with a turn of the event loop in between', async () => {
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
  // Our own check may fall between two turns of theirs.
  expect(most).toBeLessThanOrEqual(2)
})

test('a single request does not wait', async () => {
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

/** Work that ends when the test ends it, and the order in which it began. */
function makeWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((done) => ends.set(name, () => done(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}
const settled = () => new Promise((done) => setImmediate(done))

test('further work of one person waits behind their own, and another person’s passes it', async () => {
  const turns = new FairQueue({ atWork: 2, waiting: 4, ofOne: 3 })
  const { begun, work, end } = makeWork()
  const mine = ['a1', 'a2', 'a3'].map((name) => turns.take('ann', work(name)))
  const hers = turns.take('bea', work('b1'))
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  end('b1')
  expect(await hers).toBe('b1')
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  for (const name of ['a1', 'a2', 'a3']) {
    end(name)
    await settled()
  }
  expect(await Promise.all(mine)).toEqual(['a1', 'a2', 'a3'])
  expect(turns.isEmpty).toBe(true)
})

test('a fourth of one person is refused at once, another person’s is not', async () => {
  const turns = new FairQueue({ atWork: 1, waiting: 1, ofOne: 3 })
  const { work, end, begun } = makeWork()
  const mine = ['a1', 'a2', 'a3'].map((name) => turns.take('ann', work(name)))
  await expect(turns.take('ann', work('a4'))).rejects.toEqual(problem('rate_limited'))
  const hers = turns.take('bea', work('b1'))
  await settled()
  await expect(turns.take('cem', work('c1'))).rejects.toEqual(problem('unavailable'))
  // First come, first served, and a second one of the same person comes after those that waited.
  for (const name of ['a1', 'b1', 'a2', 'a3']) {
    end(name)
    await settled()
  }
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  await Promise.all([...mine, hers])
})

test('work that fails passes its turn on', async () => {
  const turns = new FairQueue({ atWork: 1, waiting: 1, ofOne: 2 })
  await expect(turns.take('ann', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take('ann', async () => 'yes')).toBe('yes')
  expect(turns.isEmpty).toBe(true)
})
