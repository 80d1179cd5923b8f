import { expect, test } from 'vitest'
import { CareerSearch } from '../../src/careers/search-careers'
import { seedContent } from '../../src/content/store'
import { migrate, openStore } from '../../src/db/open-store'
import { SetSearch } from '../../src/question-sets/search-sets'
import { sqliteFiles } from '../storage/test-database'
import { judgeSearch } from './judge-search'

/** Of a thousand searches, beside other work. */
const MANY_MAX_MS = 60_000

test(
  'what teachers and pupils type finds what they mean, and that comes first',
  async () => {
    const databases = await sqliteFiles()
    const store = openStore(await databases.fresh())
    await migrate(store)
    await seedContent(store, undefined, 1000)
    const careerSearch = new CareerSearch(store.db, () => 0)
    const setSearch = new SetSearch(() => 0)
    const judged = await judgeSearch({
      careers: async (q) => (await careerSearch.find(q)).map(({ id }) => id),
      sets: async (q) => (await setSearch.find(store.db, null, { q, limit: 200 })).sets,
    })
    await store.close()
    await databases.stop()
    expect(judged.words).toBe(281)
    expect(judged.found, judged.missed.join(', ')).toBeGreaterThanOrEqual(0.97)
    expect(judged.firstFits, judged.missed.join(', ')).toBeGreaterThanOrEqual(0.9)
  },
  MANY_MAX_MS,
)
