import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, openStore } from '../../db/open-store'
import { sumSeats } from './host-totals'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pathquest-totals-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('members of a class are looked for in their own seats, not in every game of a host', async () => {
  const file = join(folder, 'store.db')
  const store = openStore(file)
  await migrate(store)
  const { sql, params } = sumSeats(store.db, 'pf_host', { since: 1 }, ['pf_ana', 'pf_ben']).toSQL()
  await store.close()
  const raw = new Database(file)
  const plan = raw.prepare(`explain query plan ${sql}`).all(...params) as { detail: string }[]
  raw.close()
  const details = plan.map(({ detail }) => detail)
  expect(details[0]).toContain('USING INDEX game_players_profile')
  expect(details[1]).toContain('CORRELATED SCALAR SUBQUERY')
  expect(details[2]).toContain('sqlite_autoindex_game_sessions_1 (id=?)')
})
