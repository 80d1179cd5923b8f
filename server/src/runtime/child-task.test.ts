import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { text } from '../../test/hostile-files'
import { ChildEnded, type ChildStart, runInChild } from './child-task'
import { programFolder } from './program-folder'

const ENTRY = 'question-files.js'
const BOUNDS = { workMaxMs: 15_000, heapMaxMib: 160, memoryMaxMib: 320 }
/** More elements than there is memory for. */
const MANY = text(`<quiz>${'<a/>'.repeat(1_200_000)}</quiz>`)
const ONE = text('Who repairs the roof of a house?\nA. Roofer\nB. Baker\nANSWER: A\n')

const read = (bytes: Uint8Array, bounds = BOUNDS) =>
  runInChild(ENTRY, { do: 'read', bytes, name: 'roofs', language: 'en' }, bounds)

describe('A process for one task', () => {
  test('that runs out of heap ends alone, and the next one works', async () => {
    // A process of low priority on a busy machine takes its time to fill the heap.
    const ended = read(MANY, { ...BOUNDS, workMaxMs: 90_000, heapMaxMib: 48 })
    await expect(ended).rejects.toEqual(new ChildEnded('it ended with SIGABRT'))
    expect(await read(ONE)).toHaveProperty('file')
  }, 120_000)

  test('is ended when it takes too long', async () => {
    await expect(read(MANY, { ...BOUNDS, workMaxMs: 50 })).rejects.toEqual(
      new ChildEnded('no answer within 50 ms'),
    )
  })

  test('ends itself when it takes too much memory, whatever allocated it', async () => {
    const ended = read(MANY, { ...BOUNDS, memoryMaxMib: 60 })
    await expect(ended).rejects.toEqual(new ChildEnded('it ended with SIGKILL'))
  })

  test('does not outlive the server, even while it works', async () => {
    const start: ChildStart = { parentPid: process.pid + 1, memoryMaxBytes: 320 * 1024 * 1024 }
    const child = fork(join(programFolder('dist', ENTRY), ENTRY), [JSON.stringify(start)], {
      execArgv: [],
      serialization: 'advanced',
    })
    const [, signal] = await once(child, 'exit')
    expect(signal).toBe('SIGKILL')
  })
})
