import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { readAgain } from './put-answer'

const BOOKMARKS = ['bookmarks'] as const

/** Ids of the careers that the reader saved, the latest first. */
export const useBookmarks = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: BOOKMARKS,
    queryFn: async () => (await call(api, 'GET /api/bookmarks')).careerIds,
    enabled,
  })

export interface BookmarkChange {
  careerId: string
  isSaved: boolean
}

/** Shown at once, and taken back when the server does not take it. */
export function useSetBookmark() {
  const queries = useQueryClient()
  const show = ({ careerId, isSaved }: BookmarkChange) =>
    queries.setQueryData<string[]>(BOOKMARKS, (ids) => {
      const others = ids?.filter((id) => id !== careerId)
      return isSaved && others ? [careerId, ...others] : others
    })
  return useMutation({
    mutationFn: ({ careerId, isSaved }: BookmarkChange) =>
      call(api, isSaved ? 'PUT /api/bookmarks/{id}' : 'DELETE /api/bookmarks/{id}', {
        params: { id: careerId },
      }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: BOOKMARKS })
      const wereKnown = queries.getQueryData(BOOKMARKS) !== undefined
      show(change)
      return { wereKnown }
    },
    onError: (_error, { careerId, isSaved }) => show({ careerId, isSaved: !isSaved }),
    // They had not loaded: what comes now may not know of this change.
    onSettled: (_answer, _error, _change, before) => {
      if (!before?.wereKnown) void readAgain(queries, BOOKMARKS)
    },
    // One after the other: pressed twice, the second counts.
    scope: { id: 'bookmarks' },
  })
}
