import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCareer } from '../../test/storage/samples'
import { WalFile } from '../../test/wal-file'
import { CareerSearch } from '../careers/search-careers'
import { seedContent } from '../content/store'
import { migrate, openStore } from '../db/open-store'
import { backUp, hasHalfRestore, restore } from './index'

const NOW = Date.UTC(2030, 0, 1)
const ROOM = 'rooms/storage/pathquest-rooms/ab.sqlite'

let home: string
let dataDir: string
let open: WalFile[] = []

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pathquest-backup-'))
  dataDir = join(home, 'data')
  open = []
})
afterEach(() => {
  for (const file of open) file.close()
  rmSync(home, { recursive: true, force: true })
})

const openWal = (path: string): WalFile => {
  const file = new WalFile(join(dataDir, path))
  open.push(file)
  return file
}

function runningProduct() {
  mkdirSync(join(dataDir, 'rooms/storage/pathquest-rooms'), { recursive: true })
  mkdirSync(join(dataDir, 'images'))
  mkdirSync(join(dataDir, 'outbox'))
  const [database, room] = [openWal('pathquest.db'), openWal(ROOM)]
  database.keep('account')
  room.keep('answer')
  writeFileSync(join(dataDir, 'secrets.json'), '{"auth":"…"}')
  writeFileSync(join(dataDir, 'images/a.webp'), Buffer.alloc(70_000, 7))
  writeFileSync(join(dataDir, 'rooms/process.json'), '{}')
  return { database, room }
}

const source = () => ({ dataDir, databaseUrl: undefined })
const target = (name = 'elsewhere') => ({ dataDir: join(home, name), databaseUrl: undefined })
const file = () => join(home, 'backup.tar.gz')
const words = (folder: string, path: string) => WalFile.wordsOf(join(folder, path))
const plain = { replace: false, now: NOW }

test('database, rooms and files are one archive for its owner alone, and are restored elsewhere', async () => {
  const { database, room } = runningProduct()
  const { manifest } = await backUp(source(), file(), NOW)
  database.keep('later')
  room.keep('later')

  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(readdirSync(home).sort()).toEqual(['backup.tar.gz', 'data'])
  expect(manifest.files.map(({ path }) => path)).toEqual([
    ROOM,
    'pathquest.db',
    'images/a.webp',
    'secrets.json',
  ])
  const restored = await restore(target(), file(), plain)
  expect(restored.putAside).toBeNull()
  expect(words(restored.dataDir, 'pathquest.db')).toEqual(['account'])
  expect(words(restored.dataDir, ROOM)).toEqual(['answer'])
  const picture = join(restored.dataDir, 'images/a.webp')
  expect(readFileSync(picture)).toEqual(Buffer.alloc(70_000, 7))
  expect(statSync(picture).mode & 0o777).toBe(0o600)
  expect(hasHalfRestore(restored.dataDir)).toBe(false)
})

test('what was searched is found after a restore, and so is what is written then', async () => {
  mkdirSync(dataDir)
  const store = openStore(`file:${join(dataDir, 'pathquest.db')}`)
  await migrate(store)
  await seedContent(store)
  const found = async ({ db }: typeof store, q: string) =>
    (await new CareerSearch(db, () => NOW).find(q)).map(({ title }) => title)
  const before = await found(store, 'welding')
  expect(before[0]).toBe('Welder')
  await backUp(source(), file(), NOW)
  await store.close()

  const { dataDir: elsewhere } = await restore(target(), file(), plain)
  const restored = openStore(`file:${join(elsewhere, 'pathquest.db')}`)
  expect(await found(restored, 'welding')).toEqual(before)
  await aCareer(restored.db, { title: 'Lamplighter' })
  expect(await found(restored, 'lamplighters')).toEqual(['Lamplighter'])
  await restored.close()
})

test('the alarms are copied before the rooms, the rooms before the database', async () => {
  runningProduct()
  openWal('rooms/storage/pathquest-rooms/metadata.sqlite')
  openWal('rooms/storage/pathquest-rooms/zz.sqlite')
  const { manifest } = await backUp(source(), file(), NOW)
  expect(manifest.files.slice(0, 4).map(({ path }) => path.split('/').at(-1))).toEqual([
    'metadata.sqlite',
    'ab.sqlite',
    'zz.sqlite',
    'pathquest.db',
  ])
})

test('a room that has forgotten everything is left out', async () => {
  const { room } = runningProduct()
  room.keep('answer')
  const emptied = join(dataDir, 'rooms/storage/pathquest-rooms/cd.sqlite')
  const page = Buffer.alloc(4096)
  page.write('SQLite format 3\0')
  page.writeUInt16BE(4096, 16)
  writeFileSync(emptied, page)
  const paths = async (now: number, name: string) => {
    const { manifest } = await backUp(source(), join(home, name), now)
    return manifest.files.map(({ path }) => path)
  }
  const later = Date.now() + 25 * 3_600_000
  expect(await paths(later, 'later.tar.gz')).not.toContain(
    'rooms/storage/pathquest-rooms/cd.sqlite',
  )
  expect(await paths(later, 'again.tar.gz')).toContain(ROOM)
})

test('a folder that holds data is left alone unless told; then what was there is put aside', async () => {
  runningProduct()
  await backUp(source(), file(), NOW)
  const there = target('there')
  mkdirSync(there.dataDir)
  writeFileSync(join(there.dataDir, 'secrets.json'), 'mine')
  await expect(restore(there, file(), plain)).rejects.toThrow('holds data already')
  expect(readdirSync(there.dataDir)).toEqual(['secrets.json'])

  const { putAside } = await restore(there, file(), { replace: true, now: NOW })
  expect(readFileSync(join(putAside ?? '', 'secrets.json'), 'utf8')).toBe('mine')
  expect(readFileSync(join(there.dataDir, 'secrets.json'), 'utf8')).toBe('{"auth":"…"}')
  // What was put aside is no part of the next backup.
  const next = await backUp(there, join(home, 'next.tar.gz'), NOW)
  expect(next.manifest.files).toHaveLength(4)
})

test('an archive that is cut off, changed or leads elsewhere changes nothing', async () => {
  runningProduct()
  await backUp(source(), file(), NOW)
  const whole = gunzipSync(readFileSync(file()))
  const cut = join(home, 'cut.tar.gz')
  writeFileSync(cut, readFileSync(file()))
  truncateSync(cut, statSync(file()).size - 200)
  const changed = Buffer.from(whole)
  changed[changed.indexOf(Buffer.alloc(100, 7)) + 5] = 8
  const outside = Buffer.from(whole)
  // The same length, so that the archive's own checksum of the name is what is left to mend.
  const at = outside.indexOf('secrets.json')
  outside.write('../crets.jsn', at)
  const header = outside.subarray(at, at + 512)
  header.write('        ', 148)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  const cases = {
    'cut.tar.gz': 'no whole backup',
    'changed.tar.gz': 'images/a.webp is not what was backed up',
    'outside.tar.gz': 'leads elsewhere',
  }
  writeFileSync(join(home, 'changed.tar.gz'), gzipSync(changed))
  writeFileSync(join(home, 'outside.tar.gz'), gzipSync(outside))
  for (const [name, reason] of Object.entries(cases)) {
    await expect(restore(target(), join(home, name), plain)).rejects.toThrow(reason)
    expect(readdirSync(target().dataDir)).toEqual([])
  }
  expect(existsSync(join(home, 'crets.jsn'))).toBe(false)
})

test('a name that is taken, and a place inside the data folder, are refused', async () => {
  runningProduct()
  writeFileSync(file(), 'mine')
  await expect(backUp(source(), file(), NOW)).rejects.toThrow('exists already')
  expect(readFileSync(file(), 'utf8')).toBe('mine')
  await expect(backUp(source(), join(dataDir, 'b.tar.gz'), NOW)).rejects.toThrow('outside')
  await expect(backUp(target(), join(home, 'b.tar.gz'), NOW)).rejects.toThrow('Set DATA_DIR')
})

test('a room that cannot be read is named, and everything else is backed up', async () => {
  runningProduct()
  const broken = 'rooms/storage/pathquest-rooms/broken.sqlite'
  writeFileSync(join(dataDir, broken), Buffer.alloc(8_192, 3))
  const { manifest, damaged } = await backUp(source(), file(), NOW)
  expect(damaged).toEqual([broken])
  expect(manifest.files.map(({ path }) => path)).toEqual([
    ROOM,
    'pathquest.db',
    'images/a.webp',
    'secrets.json',
  ])
})

test('beside PostgreSQL everything but the database is in it, and the restore asks for yours', async () => {
  runningProduct()
  const beside = { dataDir, databaseUrl: 'postgres://school.example/pathquest' }
  const { manifest } = await backUp(beside, file(), NOW)
  expect(manifest).toMatchObject({ database: 'postgresql' })
  expect(manifest.files.map(({ path }) => path)).not.toContain('pathquest.db')
  await expect(restore(target(), file(), plain)).rejects.toThrow('pg_dump')
  await restore({ ...target(), databaseUrl: beside.databaseUrl }, file(), plain)
  expect(words(target().dataDir, ROOM)).toEqual(['answer'])
})
