import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WalFile } from '../../test/wal-file'
import { removeEmptied } from './emptied-rooms'

const NOW = Date.UTC(2030, 0, 10)
const HOUR_MS = 3_600_000

function storage() {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-emptied-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const rooms = join(folder, 'pathquest-rooms')
  mkdirSync(rooms)
  /** A file in WAL mode, as rooms have them. */
  const room = (name: string, { hours = 25, run = '', pageSize = 4096, isOpen = false } = {}) => {
    const file = join(rooms, name)
    const close = WalFile.made(file, { run, pageSize })
    if (isOpen) onTestFinished(close)
    else close()
    const at = new Date(NOW - hours * HOUR_MS)
    utimesSync(file, at, at)
    return file
  }
  const left = () =>
    readdirSync(rooms)
      .filter((name) => name.endsWith('.sqlite'))
      .sort()
  return { folder, room, left }
}

const WITH_TABLE = 'create table kept (word text); insert into kept values (1)'
const EMPTIED = `${WITH_TABLE}; drop table kept; vacuum`

test('files of rooms that have forgotten everything a day ago go, and no other', () => {
  const { folder, room, left } = storage()
  const emptied = room('emptied.sqlite', { run: EMPTIED })
  expect(statSync(emptied).size).toBe(4096)
  room('never-used.sqlite')
  room('young.sqlite', { run: EMPTIED, hours: 23 })
  room('metadata.sqlite', { run: EMPTIED })
  room('in-use.sqlite', { run: WITH_TABLE })
  // Its pages are small: a table fits into as many bytes.
  room('small-pages.sqlite', { run: WITH_TABLE, pageSize: 512 })
  // What it holds is still beside it.
  const waiting = room('wal.sqlite', { run: WITH_TABLE, isOpen: true })
  expect(statSync(waiting).size).toBeLessThanOrEqual(4096)
  removeEmptied(folder, NOW)
  expect(left()).toEqual([
    'in-use.sqlite',
    'metadata.sqlite',
    'small-pages.sqlite',
    'wal.sqlite',
    'young.sqlite',
  ])
  expect(existsSync(emptied)).toBe(false)
})
