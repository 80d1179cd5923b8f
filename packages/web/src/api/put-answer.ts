import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts the answer of a change into the query cache. A fetch in flight may not include the change:
 * it is cancelled and restarted.
 */
export async function putAnswer<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  next: (data: T | undefined) => T | undefined,
): Promise<void> {
  const query = { queryKey, exact: true }
  const wasReading = queries.isFetching(query) > 0
  await queries.cancelQueries(query)
  queries.setQueryData<T>(queryKey, next)
  if (wasReading) void queries.invalidateQueries(query)
}

/** Refetches after a change; a first fetch in flight is not reused. */
export async function refetchAfterChange(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey })
  await queries.refetchQueries({ queryKey })
}
