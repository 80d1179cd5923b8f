import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../../src/db/store'

/** Where a suite gets empty databases from. */
export interface TestDatabases {
  /** The address of a new, empty database. */
  fresh: () => Promise<string>
  stop: () => Promise<void>
}

/** What a suite works on; filled before its first test. */
export interface Bench {
  store: Store
  /** Of the store: others may be opened on it. */
  url: string
  databases: TestDatabases
}

export async function sqliteFiles(): Promise<TestDatabases> {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-store-'))
  let made = 0
  return {
    fresh: async () => {
      made += 1
      return `file:${join(folder, `store-${made}.db`)}`
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}
