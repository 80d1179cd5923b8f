import { expect, onTestFinished, test } from 'vitest'
import { migrate, openStore } from '../../src/db/open-store'
import { storeSuite } from './store-suite'
import { postgresDatabases } from './test-postgres'

storeSuite('PostgreSQL', postgresDatabases)

test('PostgreSQL: a write that is refused outside of a transaction is told by health', async () => {
  const databases = await postgresDatabases()
  onTestFinished(databases.stop)
  const url = await databases.fresh()
  const writable = openStore(url)
  await migrate(writable)
  await writable.close()
  const store = openStore(`${url}?options=-c%20default_transaction_read_only%3Don`)
  onTestFinished(store.close)
  const { admins } = store.db.tables
  expect(await store.db.select().from(admins)).toEqual([])
  expect(store.health().writes).toBe('ok')
  await expect(store.db.delete(admins)).rejects.toThrow()
  expect(store.health().writes).toBe('refused')
})
