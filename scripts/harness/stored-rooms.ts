// The rooms' storage of a stopped product: a SQLite file per room, as written by workerd's
// localDisk, and one with all alarms. Never open them while the product runs: read a copy.
import { createHash, createHmac } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import BetterSqlite from 'better-sqlite3'
import type { Database } from './database'

/** A room's stored values, by key. */
export type Stored = Record<string, unknown>

/** `uniqueKey` of the namespace in server/src/rooms/workerd-config.ts. */
const namespace = 'pathquest-rooms'
const alarmsFile = 'metadata.sqlite'
const nsPerMs = 1_000_000
/** An integer in this range of years is a time in ms; nothing else in a room is as large. */
const times = { from: Date.UTC(2020, 0, 1), until: Date.UTC(2100, 0, 1) }

const folder = (dataDir: string) => join(dataDir, 'rooms/storage', namespace)

/** The file of a game's room: workerd derives its name from the id. */
export function roomFile(dataDir: string, gameId: string) {
  const key = createHash('sha256').update(namespace).digest()
  const half = (data: string | Buffer) =>
    createHmac('sha256', key).update(data).digest().subarray(0, 16)
  const name = half(gameId)
  return join(folder(dataDir), `${Buffer.concat([name, half(name)]).toString('hex')}.sqlite`)
}

/** Files of all rooms that were ever created in this data folder. */
export const roomFiles = (dataDir: string) =>
  existsSync(folder(dataDir))
    ? readdirSync(folder(dataDir))
        .filter((name) => name.endsWith('.sqlite') && name !== alarmsFile)
        .map((name) => join(folder(dataDir), name))
    : []

function withFile<T>(file: string, body: (database: Database) => T): T {
  const database = new BetterSqlite(file)
  try {
    return body(database)
  } finally {
    database.close()
  }
}

const hasTable = (database: Database, name: string) =>
  database.prepare('select 1 from sqlite_master where name = ?').get(name) !== undefined

/** Stored values by key; an erased room has none. */
export const readRoom = (file: string): Stored =>
  withFile(file, (database) =>
    hasTable(database, '_cf_KV')
      ? Object.fromEntries(
          database
            .prepare<[], { key: string; value: Buffer }>(
              'select key, value from _cf_KV order by key',
            )
            .all()
            .map(({ key, value }) => [key, deserialize(value)]),
        )
      : {},
  )

/** Replaces the room's stored values with exactly these. */
export const writeRoom = (file: string, values: Stored) =>
  withFile(file, (database) =>
    database.transaction(() => {
      database.exec('delete from _cf_KV')
      const insert = database.prepare('insert into _cf_KV (key, value) values (?, ?)')
      for (const [key, value] of Object.entries(values)) insert.run(key, serialize(value))
    })(),
  )

/** The strings among the values: those stored in parts (`name`, `name:0` …) are joined. */
export function joinParts(values: Stored) {
  const texts: Stored = {}
  for (const [key, value] of Object.entries(values)) {
    if (isPart(values, key)) continue
    const parts = isInParts(values, key) ? Number(value) : null
    texts[key] =
      parts === null
        ? value
        : Array.from({ length: parts }, (_, part) => values[`${key}:${part}`]).join('')
  }
  return texts
}

const isInParts = (values: Stored, key: string) =>
  /^\d+$/.test(String(values[key])) && values[`${key}:0`] !== undefined

/** Keys of a string in parts, including leftovers of a longer one, which are never read. */
const isPart = (values: Stored, key: string) => isInParts(values, /^(.+):\d+$/.exec(key)?.[1] ?? '')

/** What the room of a running game has stored; undefined: it was being written. */
export function readRunningRoom(dataDir: string, gameId: string): Stored | undefined {
  const copies = mkdtempSync(join(tmpdir(), 'pathquest-room-'))
  const file = roomFile(dataDir, gameId)
  try {
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(file + suffix)) copyFileSync(file + suffix, join(copies, `room${suffix}`))
    }
    return joinParts(readRoom(join(copies, 'room')))
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('SQLITE_')) return undefined
    throw error
  } finally {
    rmSync(copies, { recursive: true })
  }
}

/** The inverse, with the same part lengths. */
function splitAgain(texts: Stored, values: Stored) {
  const split: Stored = {}
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text !== 'string' || !isInParts(values, key)) {
      split[key] = text
      continue
    }
    const { length } = String(values[`${key}:0`])
    let parts = 0
    for (let at = 0; at < text.length; at += length) {
      split[`${key}:${parts++}`] = text.slice(at, at + length)
    }
    split[key] = String(parts)
  }
  return split
}

/**
 * Shifts all stored times of a stopped product's games by `ms`: in the rooms, in their alarms and
 * in the rows of the games. For the games this is equivalent to changing the clock.
 */
export function shiftTimes(dataDir: string, ms: number) {
  for (const file of roomFiles(dataDir)) {
    const values = readRoom(file)
    const texts = Object.entries(joinParts(values)).map(([key, text]) => [key, shifted(text, ms)])
    writeRoom(file, splitAgain(Object.fromEntries(texts), values))
    // 1: the time of the room's alarm, in ns.
    withFile(file, (database) => {
      if (!hasTable(database, '_cf_METADATA')) return
      const shift = `update _cf_METADATA set value = value + ? where key = 1 and value is not null`
      database.prepare(shift).run(BigInt(ms) * BigInt(nsPerMs))
    })
  }
  const alarms = join(folder(dataDir), alarmsFile)
  if (existsSync(alarms)) {
    withFile(alarms, (database) => {
      if (!hasTable(database, '_cf_ALARM')) return
      const shift = 'update _cf_ALARM set scheduled_time = scheduled_time + ?'
      database.prepare(shift).run(BigInt(ms) * BigInt(nsPerMs))
    })
  }
  const rows = join(dataDir, 'pathquest.db')
  if (existsSync(rows)) {
    withFile(rows, (database) => database.transaction(() => shiftRows(database, ms))())
  }
}

/** The rows of games; accounts are unchanged, and the ledger is append-only. */
const ofGames = /^(game_.*|settlements|used_game_codes)$/

function shiftRows(database: Database, ms: number) {
  const tables = database
    .prepare<[], { name: string }>("select name from sqlite_master where type = 'table'")
    .all()
  for (const { name } of tables.filter(({ name }) => ofGames.test(name))) {
    const info = database.pragma(`table_info(${name})`) as { name: string }[]
    const columns = info.map((column) => column.name)
    const sets = columns
      .filter((column) => column.endsWith('_at'))
      .map((column) => `${column} = ${column} + ${Number(ms)}`)
    if (sets.length > 0) database.exec(`update ${name} set ${sets.join(', ')}`)
  }
}

/** A stored string or value with shifted times; anything but JSON is unchanged. */
function shifted(value: unknown, ms: number) {
  if (typeof value !== 'string') return moved(value, ms)
  if (!/^[[{]/.test(value)) return value
  return JSON.stringify(moved(JSON.parse(value), ms))
}

function moved(value: unknown, ms: number): unknown {
  if (typeof value === 'number') {
    return value >= times.from && value < times.until ? value + ms : value
  }
  if (Array.isArray(value)) return value.map((item) => moved(item, ms))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, moved(item, ms)]))
}
