import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertProfile, removeProfile, updateDisplayName } from '../accounts/store/profiles'
import { LOCK_TIMEOUT_MS } from './lock-timeout'
import { migrate, openStore } from './open-store'
import { openWriter } from './sqlite'
import { SqliteConnection } from './sqlite-connection'

describe('the SQLite file', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pathquest-sqlite-'))
    file = join(folder, 'data', 'store.db')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const openMigrated = async () => {
    const store = openStore(`file:${file}`)
    await migrate(store)
    return store
  }

  test('is written with WAL, full sync, secure deletes, foreign keys and a busy timeout', () => {
    const { raw } = openWriter(file)
    const setting = (name: string) => raw.pragma(name, { simple: true })
    expect(setting('journal_mode')).toBe('wal')
    expect(setting('synchronous')).toBe(2)
    expect(setting('secure_delete')).toBe(1)
    expect(setting('foreign_keys')).toBe(1)
    // Longer would hold up everybody who is served by this thread.
    expect(setting('busy_timeout')).toBe(25)
    raw.close()
  })

  test('is read by a connection that cannot write', () => {
    openWriter(file).close()
    const reader = new SqliteConnection(file, { readonly: true })
    expect(() => reader.execute('create table t (a)', [], 'run')).toThrow('readonly')
    reader.close()
  })

  test('belongs to its owner alone, its log as well', async () => {
    const store = await openMigrated()
    for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600)
    await store.close()
  })

  test('holds no trace of what was deleted or overwritten', async () => {
    const holds = (words: string) => readFileSync(file).includes(words)
    const first = await openMigrated()
    const { id } = await insertProfile(first.db, {
      displayName: 'Canary Number One',
      userType: 'student',
    })
    await first.close()
    expect(holds('Canary Number One')).toBe(true)

    const second = await openMigrated()
    await updateDisplayName(second.db, id, 'Canary Number Two, longer than the first')
    await removeProfile(second.db, id)
    await second.close()
    expect(holds('Canary Number')).toBe(false)
  })

  test('has a log that can be emptied, unless somebody else is reading', async () => {
    const store = await openMigrated()
    const reader = new Database(file, { readonly: true })
    reader.exec('begin')
    reader.prepare('select count(*) from profiles').get()
    await insertProfile(store.db, { displayName: 'Ana', userType: 'student' })
    expect(await store.truncateLog()).toBe(false)
    reader.exec('commit')
    reader.close()
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
    expect(await store.truncateLog()).toBe(true)
    expect(statSync(`${file}-wal`).size).toBe(0)
    await store.close()
  })

  test('keeps foreign keys on after migrating, and every row points somewhere', async () => {
    await (await openMigrated()).close()
    const store = await openMigrated()
    const { authSession } = store.db.tables
    const at = new Date()
    const orphan = { id: 's', token: 't', userId: 'nobody', expiresAt: at }
    await expect(
      store.db.insert(authSession).values({ ...orphan, createdAt: at, updatedAt: at }),
    ).rejects.toMatchObject({ cause: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } })
    await store.close()
    const raw = new Database(file)
    expect(raw.pragma('foreign_key_check')).toEqual([])
    raw.close()
  })

  test('opens from a path, a file: address and a file:// address', async () => {
    for (const url of [file, `file:${file}`, `file://${file}`, `sqlite:${file}`]) {
      const store = openStore(url)
      expect(store.dialect).toBe('sqlite')
      await store.close()
    }
    expect(statSync(file).isFile()).toBe(true)
  })

  test('waits for a lock of somebody else with the event loop free, then stores', async () => {
    const store = await openMigrated()
    const other = new Database(file)
    other.exec('begin immediate')
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const written = insertProfile(store.db, { displayName: 'Ana', userType: 'student' })
    await pause(300)
    expect(await store.db.select().from(store.db.tables.profiles)).toEqual([])
    other.exec('rollback')
    other.close()
    const { id } = await written
    delay.disable()
    expect(delay.max / 1e6).toBeLessThan(1_000)
    expect(await store.db.select().from(store.db.tables.profiles)).toMatchObject([{ id }])
    expect(store.health().writes).toBe('ok')
    await store.close()
  })

  test('refuses after three seconds, all who wait at about the same time, and stores nothing', async () => {
    const store = await openMigrated()
    const other = new Database(file)
    other.exec('begin immediate')
    const since = performance.now()
    const tries = ['Ana', 'Ben', 'Cy'].map((displayName) =>
      store.transact((tx) => insertProfile(tx, { displayName, userType: 'student' })),
    )
    const ended = await Promise.allSettled(tries)
    expect(performance.now() - since).toBeLessThan(2 * LOCK_TIMEOUT_MS)
    for (const { status } of ended) expect(status).toBe('rejected')
    expect(store.health().writes).toBe('refused')
    other.exec('rollback')
    other.close()
    expect(await store.db.select().from(store.db.tables.profiles)).toEqual([])
    await insertProfile(store.db, { displayName: 'Ana', userType: 'student' })
    await store.close()
  })

  test('is checked page by page: one that makes no sense is found', async () => {
    const whole = await openMigrated()
    expect(whole.health().integrity).toBe('unchecked')
    await whole.check()
    expect(whole.health().integrity).toBe('ok')
    await whole.close()
    const raw = new Database(file)
    const root = "select rootpage from sqlite_master where name = 'profiles'"
    const page = Number(raw.prepare(root).pluck().get())
    raw.close()
    const bytes = readFileSync(file)
    bytes.fill(0xa5, (page - 1) * 4096, page * 4096)
    writeFileSync(file, bytes)
    const store = openStore(file)
    await store.check()
    expect(store.health().integrity).toBe('damaged')
    await store.close()
  })
})
