// `npm run test:search -- --json`: 280 words of teachers and pupils, each also with a typo, typed
// into the searches for careers and sets: how many find a suitable result, and have it first.
import { CareerSearch } from '../../server/src/careers/search-careers'
import { seedContent } from '../../server/src/content'
import { migrate, openStore } from '../../server/src/db/open-store'
import { SetSearch } from '../../server/src/question-sets/search-sets'
import { judgeSearch } from '../../server/test/search/judge-search'
import { sqliteFiles } from '../../server/test/storage/test-database'
import { readArgs, report, rounded } from '../harness/figures'

const { json, show } = readArgs({ json: false, show: false })
const databases = await sqliteFiles()
const store = openStore(await databases.fresh())
try {
  await migrate(store)
  await seedContent(store)
  const careers = new CareerSearch(store.db, Date.now)
  const sets = new SetSearch(Date.now)
  const { words, found, firstFits, missed } = await judgeSearch({
    careers: async (q) => (await careers.find(q)).map(({ id }) => id),
    sets: async (q) => (await sets.find(store.db, null, { q })).sets,
  })
  const figures = {
    words,
    found: rounded(found, 3),
    firstFits: rounded(firstFits, 3),
    notFoundShare: rounded(1 - found, 3),
    otherFirstShare: rounded(1 - firstFits, 3),
    // Tuning the synonyms with this list requires a new list.
    ...(show ? { missed: missed.join('; ') } : {}),
  }
  report(figures, { notFoundShare: 0.03, otherFirstShare: 0.1 }, json)
} finally {
  await store.close()
  await databases.stop()
}
