import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { insertProfile } from '../accounts/store/profiles'
import { migrate, openStore } from './open-store'
import { openWriter } from './sqlite'

const CHILD = fileURLToPath(new URL('../../test/migrate-child.ts', import.meta.url))
const MIGRATIONS = fileURLToPath(new URL('../../drizzle/sqlite', import.meta.url))
/** Makes a table and fills it for as long as it is let. */
const ENDLESS = `create table half_made (text text);--> statement-breakpoint
insert into half_made with recursive n(i) as (select 1 union all select i + 1 from n)
  select hex(randomblob(500)) from n;`
const MIB = 1024 * 1024

test('a migration that is killed in the middle leaves the schema and the rows as they were', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-migration-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'store.db')
  const store = openStore(file)
  await migrate(store)
  const { id } = await insertProfile(store.db, { displayName: 'Ana', userType: 'student' })
  await store.close()
  const next = join(folder, 'next')
  cpSync(MIGRATIONS, next, { recursive: true })
  const journal = join(next, 'meta', '_journal.json')
  const told = JSON.parse(readFileSync(journal, 'utf8'))
  const last = told.entries.at(-1)
  const endless = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'endless' }
  writeFileSync(journal, JSON.stringify({ ...told, entries: [...told.entries, endless] }))
  writeFileSync(join(next, 'endless.sql'), ENDLESS)

  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, file, next], {
    stdio: 'inherit',
  })
  const ended = once(child, 'exit')
  await vi.waitFor(() => expect(statSync(`${file}-wal`).size).toBeGreaterThan(MIB), {
    timeout: 40_000,
  })
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])

  const { raw } = openWriter(file)
  expect(raw.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(raw.prepare("select name from sqlite_master where name = 'half_made'").all()).toEqual([])
  raw.close()
  const again = openStore(file)
  await migrate(again)
  const { profiles } = again.db.tables
  expect(await again.db.select({ id: profiles.id }).from(profiles)).toEqual([{ id }])
  await again.close()
})
