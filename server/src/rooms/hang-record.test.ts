import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HangRecord } from './hang-record'

const MINUTE_MS = 60_000
let folder: string
let file: string
beforeEach(() => {
  vi.useFakeTimers()
  folder = mkdtempSync(join(tmpdir(), 'pathquest-hangs-'))
  file = join(folder, 'hangs.json')
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const says = (room: string) => JSON.stringify({ event: 'at_work', room })

/** A process that hangs five seconds after the room's last word. */
function hangIn(hangs: HangRecord, room: string): string | undefined {
  hangs.variables()
  hangs.readTrace(says(room))
  vi.advanceTimersByTime(5000)
  return hangs.add()
}

test('a room that named itself late in a slow start is told once it had its time', () => {
  const hangs = new HangRecord(file)
  hangs.variables()
  expect(hangs.undecidedMs()).toBe(0)
  vi.advanceTimersByTime(4000)
  hangs.readTrace(says('gs_1'))
  vi.advanceTimersByTime(1000)
  expect(hangs.undecidedMs()).toBe(2000)
  vi.advanceTimersByTime(hangs.undecidedMs())
  expect(hangs.undecidedMs()).toBe(0)
  expect(hangs.add()).toBe('gs_1')
})

test('nobody is traced and nobody ended while nothing hangs', () => {
  expect(new HangRecord(file).variables()).toEqual({ TRACE: '0', ENDED_ROOMS: '' })
})

test('a hang turns the trace on for the starts of ten minutes', () => {
  const hangs = new HangRecord(file)
  expect(hangs.add()).toBe(undefined)
  expect(hangs.variables()).toEqual({ TRACE: '1', ENDED_ROOMS: '' })
  vi.advanceTimersByTime(9 * MINUTE_MS)
  expect(hangs.variables().TRACE).toBe('1')
  vi.advanceTimersByTime(2 * MINUTE_MS)
  expect(hangs.variables().TRACE).toBe('0')
})

test('a disk that takes nothing more ends no server: the room is known until the next one', () => {
  const told: string[] = []
  const hangs = new HangRecord(join(folder, 'gone', 'hangs.json'), (line) => told.push(line))
  expect(hangIn(hangs, 'gs_1')).toBe('gs_1')
  expect(hangs.variables().ENDED_ROOMS).toBe('gs_1')
  expect(told).toEqual([expect.stringContaining('ENOENT')])
})

test('the room that was at work is ended, for a day, also by the next server', () => {
  const hangs = new HangRecord(file)
  expect(hangIn(hangs, 'gs_1')).toBe('gs_1')
  expect(hangIn(hangs, 'gs_2')).toBe('gs_2')
  expect(hangs.variables().ENDED_ROOMS).toBe('gs_1,gs_2')
  vi.advanceTimersByTime(23 * 60 * MINUTE_MS)
  expect(new HangRecord(file).variables().ENDED_ROOMS).toBe('gs_1,gs_2')
  vi.advanceTimersByTime(2 * 60 * MINUTE_MS)
  expect(new HangRecord(file).variables().ENDED_ROOMS).toBe('')
  hangIn(hangs, 'gs_3')
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['gs_3'])
})

test('a room of an earlier process, or of one that still traced, is not blamed', () => {
  const hangs = new HangRecord(file)
  hangs.readTrace(says('gs_1'))
  hangs.variables()
  vi.advanceTimersByTime(5000)
  expect(hangs.add()).toBe(undefined)
  hangs.readTrace(says('gs_2'))
  vi.advanceTimersByTime(1000)
  expect(hangs.add()).toBe(undefined)
})

test('only a line of the trace is one', () => {
  const hangs = new HangRecord(file)
  for (const line of ['', '{"event":"at_work","room":"a,b"}', `${says('a')}x`, '{"room":"a"}']) {
    expect(hangs.readTrace(line)).toBe(false)
  }
  expect(hangs.readTrace(says('gs_1'))).toBe(true)
})

test('a torn file counts as none', () => {
  writeFileSync(file, '{"gs_1":17')
  expect(new HangRecord(file).variables().ENDED_ROOMS).toBe('')
})
