import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, openStore } from '../../db/open-store'
import { livePage } from './settlements'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pathquest-live-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('live games are found by the index of live codes: games that are over are not read', async () => {
  const file = join(folder, 'store.db')
  const store = openStore(file)
  await migrate(store)
  const page = { sessionType: 'solo', storeId: 'rs_1', after: '', limit: 100 } as const
  const { sql, params } = livePage(store.db, page).toSQL()
  await store.close()
  const raw = new Database(file)
  const plan = raw.prepare(`explain query plan ${sql}`).all(...params) as { detail: string }[]
  raw.close()
  const details = plan.map(({ detail }) => detail)
  expect(details[0]).toContain('USING INDEX game_sessions_live_code')
  expect(details.filter((detail) => /^SCAN|TEMP B-TREE/.test(detail))).toEqual([])
})
