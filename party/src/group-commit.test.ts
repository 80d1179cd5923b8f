import { expect, test, vi } from 'vitest'
import { GroupCommit } from './group-commit'

type Put = (batch: string[]) => Promise<void>

function setup(put: Put, sync = async () => {}) {
  const calls: string[] = []
  const puts = vi.fn<Put>(put)
  const commits = new GroupCommit<string>(puts, sync, () => calls.push('broadcast'))
  const add = (name: string, stored: () => void = () => calls.push(`${name} stored`)) =>
    commits.add({ what: name, stored, failed: () => calls.push(`${name} failed`) })
  return { commits, calls, puts, add }
}

test('events of one turn are written in one put, and their callbacks run in order after it', async () => {
  let written: () => void = () => {}
  const { commits, calls, puts, add } = setup(() => new Promise((resolve) => (written = resolve)))
  for (const name of ['a', 'b', 'c']) add(name)
  await vi.waitFor(() => expect(puts).toHaveBeenCalledTimes(1))
  expect(puts).toHaveBeenCalledWith(['a', 'b', 'c'])
  expect(calls).toEqual([])
  add('d')
  written()
  await vi.waitFor(() => expect(puts).toHaveBeenCalledTimes(2))
  expect(calls).toEqual(['a stored', 'b stored', 'c stored'])
  written()
  await commits.settled()
  expect(calls.slice(3)).toEqual(['d stored', 'broadcast'])
})

test('a broadcast follows when the disk has synced, and after what came meanwhile', async () => {
  const synced: (() => void)[] = []
  const { commits, calls, add } = setup(
    async () => {},
    () => new Promise((resolve) => synced.push(resolve)),
  )
  add('a')
  await vi.waitFor(() => expect(synced).toHaveLength(1))
  add('b')
  expect(calls).toEqual(['a stored'])
  synced[0]?.()
  await vi.waitFor(() => expect(synced).toHaveLength(2))
  expect(calls).toEqual(['a stored', 'b stored'])
  synced[1]?.()
  await commits.settled()
  expect(calls).toEqual(['a stored', 'b stored', 'broadcast'])
})

test('events that never cease do not hold a broadcast back', async () => {
  const { commits, calls, puts, add } = setup(async () => {
    // One more waits behind every put.
    if (!calls.includes('broadcast')) add('next', () => {})
  })
  add('first', () => {})
  await commits.settled()
  expect(calls[0]).toBe('broadcast')
  expect(puts).toHaveBeenCalledTimes(5)
})

test('a put holds at most 128 events', async () => {
  const { commits, puts, add } = setup(async () => {})
  for (let i = 0; i < 300; i++) add(`k${i}`)
  await commits.settled()
  expect(puts.mock.calls.map(([batch]) => batch.length)).toEqual([128, 128, 44])
})

test('writes that wait behind a failed put fail with it, and the next one succeeds', async () => {
  let broken = true
  const { commits, calls, add } = setup(async () => {
    if (broken) throw new Error('disk full')
  })
  for (let i = 0; i < 130; i++) add(`k${i}`)
  await commits.settled()
  expect(calls.splice(0)).toEqual(
    [...new Array(130).keys()].map((i) => `k${i} failed`).concat('broadcast'),
  )
  broken = false
  add('later')
  await commits.settled()
  expect(calls).toEqual(['later stored', 'broadcast'])
})

test('a callback that throws blocks neither the others nor the next write', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { commits, calls, add } = setup(async () => {})
  add('a', () => {
    throw new Error('socket gone')
  })
  add('b')
  await commits.settled()
  add('c')
  await commits.settled()
  expect(calls).toEqual(['b stored', 'broadcast', 'c stored', 'broadcast'])
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})
