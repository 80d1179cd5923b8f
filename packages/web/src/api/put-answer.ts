import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts what a change answered in the place of what was read. A read still on its way may know
 * nothing of the change: it is dropped, and made anew where there was nothing to put it into.
 */
export async function putAnswer<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  next: (data: T | undefined) => T | undefined,
): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true })
  if (queries.setQueryData<T>(queryKey, next) === undefined)
    void queries.invalidateQueries({ queryKey, exact: true })
}
