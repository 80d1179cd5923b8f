import { BoundDb, type Db } from './db'

type Build<Query> = (db: Db) => Query

const cache = new WeakMap<object, Map<Build<unknown>, unknown>>()

/**
 * Builds a query once per connection and keeps it: building costs ten times running.
 * `build` is a module-level function that ends in `.prepare()`; run it by `.execute(values)`.
 */
export function prepared<Query>(db: Db, build: Build<Query>): Query {
  if (!(db instanceof BoundDb)) return build(db)
  const owner = db.preparedFor
  const queries = cache.get(owner) ?? new Map<Build<unknown>, unknown>()
  cache.set(owner, queries)
  if (!queries.has(build)) queries.set(build, build(db))
  return queries.get(build) as Query
}
