import { beforeEach, expect, test, vi } from 'vitest'

const cpuMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}

// The files of a project share a process: another one may have judged names before.
let prepareNames: typeof import('./prepare-names').prepareNames
let judgeName: typeof import('./word-filter').judgeName
beforeEach(async () => {
  vi.resetModules()
  ;({ prepareNames } = await import('./prepare-names'))
  ;({ judgeName } = await import('./word-filter'))
})

test('what names are compared with is made in steps, and the first name waits for none of it', async () => {
  let turns = 0
  let isPreparing = true
  const turn = () => {
    turns++
    if (isPreparing) setImmediate(turn)
  }
  setImmediate(turn)
  const start = process.cpuUsage()
  await prepareNames()
  isPreparing = false
  const preparingMs = cpuMs(start)
  expect(turns).toBeGreaterThan(300)
  const before = process.cpuUsage()
  // Of unknown words and of known names: each is compared with its own index.
  expect(judgeName('Zorbax Flim')).toBe('fine')
  expect(judgeName('Ana Maria')).toBe('fine')
  // A share, for machines differ: here a fortieth.
  expect(cpuMs(before)).toBeLessThan(preparingMs / 10)
})

test('stops between two steps', async () => {
  let asked = 0
  await prepareNames(() => ++asked > 0)
  expect(asked).toBe(1)
})
