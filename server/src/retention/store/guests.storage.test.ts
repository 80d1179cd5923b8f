import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, openStore } from '../../db/open-store'
import { longGone } from './guests'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pathquest-retention-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('guests to forget are found by their own index: whoever is forgotten is not read again', async () => {
  const file = join(folder, 'store.db')
  const store = openStore(file)
  await migrate(store)
  const { sql, params } = longGone(store.db, Date.now(), 100).toSQL()
  await store.close()
  const raw = new Database(file)
  const plan = raw.prepare(`explain query plan ${sql}`).all(...params) as { detail: string }[]
  raw.close()
  const details = plan.map(({ detail }) => detail)
  expect(details[0]).toContain('USING INDEX game_players_named_guests')
  expect(details.filter((detail) => /^SCAN|TEMP B-TREE/.test(detail))).toEqual([])
})
