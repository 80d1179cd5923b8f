import { expect, test, vi } from 'vitest'
import { GroupCommit } from './group-commit'

type Put = (batch: string[]) => Promise<void>

function setup(put: Put) {
  const told: string[] = []
  const puts = vi.fn<Put>(put)
  const commits = new GroupCommit<string>(puts)
  const add = (name: string, stored: () => void = () => told.push(`${name} stored`)) =>
    commits.add({ what: name, stored, failed: () => told.push(`${name} failed`) })
  return { commits, told, puts, add }
}

test('what comes in one turn is written in one put and told in order, after it', async () => {
  let written: () => void = () => {}
  const { commits, told, puts, add } = setup(() => new Promise((resolve) => (written = resolve)))
  for (const name of ['a', 'b', 'c']) add(name)
  await vi.waitFor(() => expect(puts).toHaveBeenCalledTimes(1))
  expect(puts).toHaveBeenCalledWith(['a', 'b', 'c'])
  expect(told).toEqual([])
  add('d')
  written()
  await vi.waitFor(() => expect(puts).toHaveBeenCalledTimes(2))
  expect(told).toEqual(['a stored', 'b stored', 'c stored'])
  written()
  await commits.settled()
  expect(told).toEqual(['a stored', 'b stored', 'c stored', 'd stored'])
})

test('a put holds at most 128 events', async () => {
  const { commits, puts, add } = setup(async () => {})
  for (let i = 0; i < 300; i++) add(`k${i}`)
  await commits.settled()
  expect(puts.mock.calls.map(([batch]) => batch.length)).toEqual([128, 128, 44])
})

test('what waits behind a failed put fails with it, and the next one is written', async () => {
  let broken = true
  const { commits, told, add } = setup(async () => {
    if (broken) throw new Error('disk full')
  })
  for (let i = 0; i < 130; i++) add(`k${i}`)
  await commits.settled()
  expect(told).toHaveLength(130)
  expect(told.every((line) => line.endsWith('failed'))).toBe(true)
  broken = false
  add('later')
  await commits.settled()
  expect(told.at(-1)).toBe('later stored')
})

test('one who cannot be told keeps neither the others nor the next write waiting', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { commits, told, add } = setup(async () => {})
  add('a', () => {
    throw new Error('socket gone')
  })
  add('b')
  await commits.settled()
  add('c')
  await commits.settled()
  expect(told).toEqual(['b stored', 'c stored'])
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})
