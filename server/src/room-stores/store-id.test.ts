import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadStoreId, placeOf, storeIdOf } from './store-id'

const FILE = 'rooms/storage/store.json'
let home: string
let dataDir: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pathquest-store-id-'))
  dataDir = join(home, 'data')
  mkdirSync(dataDir)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('rooms get an id once, which goes where their files go, and is lost with them', () => {
  const id = loadStoreId(dataDir)
  expect(id).toMatch(/^rs_[a-z0-9]{20}$/)
  expect(loadStoreId(dataDir)).toBe(id)
  expect(statSync(join(dataDir, FILE)).mode & 0o777).toBe(0o600)
  const moved = join(home, 'moved')
  cpSync(dataDir, moved, { recursive: true })
  expect(loadStoreId(moved)).toBe(id)
  rmSync(join(dataDir, 'rooms/storage'), { recursive: true })
  expect(loadStoreId(dataDir)).not.toBe(id)
})

test('rooms at an address of their own have the same id for every server', () => {
  const id = storeIdOf('https://rooms.school.example')
  expect(id).toMatch(/^rs_[a-z0-9]{20}$/)
  expect(storeIdOf('https://rooms.school.example')).toBe(id)
  expect(storeIdOf('https://rooms.other.example')).not.toBe(id)
})

test.each(['', '{"id":"rs_short"}', '{}'])('a damaged file %j is never replaced', (content) => {
  loadStoreId(dataDir)
  writeFileSync(join(dataDir, FILE), content)
  expect(() => loadStoreId(dataDir)).toThrow(`${FILE} is damaged`)
  expect(readFileSync(join(dataDir, FILE), 'utf8')).toBe(content)
})

test('a place is a machine and a folder: a copy is another place', () => {
  const place = placeOf(dataDir)
  expect(placeOf(join(dataDir, '.'))).toBe(place)
  rmSync(dataDir, { recursive: true })
  mkdirSync(join(home, 'other'))
  mkdirSync(dataDir)
  expect(placeOf(dataDir)).not.toBe(place)
})
