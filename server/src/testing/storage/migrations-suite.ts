import { expect, test } from 'vitest'
import { migrate, openStore } from '../../db/open-store'
import { aGame } from './samples'
import type { Bench } from './test-database'

export function migrationsSuite(bench: Bench): void {
  test('an empty database is brought to the newest schema, and again without harm', async () => {
    const url = await bench.databases.fresh()
    const first = openStore(url)
    await migrate(first)
    const { id } = await aGame(first.db)
    await first.close()

    const second = openStore(url)
    await migrate(second)
    const { gameSessions } = second.db.tables
    const rows = await second.db.select({ id: gameSessions.id }).from(gameSessions)
    expect(rows).toEqual([{ id }])
    await second.close()
  })

  test('two that start at once migrate once', async () => {
    const url = await bench.databases.fresh()
    const stores = [openStore(url), openStore(url)]
    await Promise.all(stores.map(migrate))
    for (const store of stores) {
      await expect(aGame(store.db)).resolves.toMatchObject({ status: 'waiting' })
      await store.close()
    }
  })

  test('a closed store does not answer', async () => {
    const store = openStore(await bench.databases.fresh())
    await store.close()
    await expect(store.ping()).rejects.toThrow()
  })
}
