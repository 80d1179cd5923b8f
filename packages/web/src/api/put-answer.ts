import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts what a change answered in the place of what was read. A read still on its way may know
 * nothing of the change: it is dropped and made anew.
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

/** Reads anew, after a change; a first read still on its way would be taken for the new one. */
export async function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey })
  await queries.refetchQueries({ queryKey })
}
