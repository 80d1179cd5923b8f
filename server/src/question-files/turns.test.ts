import { expect, test } from 'vitest'
import { problem } from '../testing/client'
import { makeTurns } from './turns'

function later() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('one works, a few wait in their order, the next is refused', async () => {
  const inTurn = makeTurns(1, 2)
  const first = later()
  const done: number[] = []
  const run = (number: number, until = Promise.resolve()) =>
    inTurn(async () => {
      await until
      done.push(number)
    })
  const all = [run(1, first.promise), run(2), run(3)]
  await expect(run(4)).rejects.toEqual(problem('unavailable'))
  expect(done).toEqual([])
  first.resolve()
  await Promise.all(all)
  expect(done).toEqual([1, 2, 3])
})

test('work that fails gives its turn on', async () => {
  const inTurn = makeTurns(1, 1)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(async () => 'yes')).toBe('yes')
})
