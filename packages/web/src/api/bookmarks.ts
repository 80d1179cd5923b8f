import type { Bookmarks } from '@pathquest/game-core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'

const BOOKMARKS = ['bookmarks'] as const

/** Ids of the careers that the reader saved, the latest first. */
export const useBookmarks = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: BOOKMARKS,
    queryFn: async () => (await api.request<Bookmarks>('GET', '/api/bookmarks')).careerIds,
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
      api.request<void>(
        isSaved ? 'PUT' : 'DELETE',
        `/api/bookmarks/${encodeURIComponent(careerId)}`,
        {},
      ),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: BOOKMARKS })
      show(change)
    },
    onError: (_error, { careerId, isSaved }) => show({ careerId, isSaved: !isSaved }),
    // They had not loaded: now they are worth another try.
    onSuccess: () => {
      if (!queries.getQueryData(BOOKMARKS)) void queries.refetchQueries({ queryKey: BOOKMARKS })
    },
    // One after the other: pressed twice, the second counts.
    scope: { id: 'bookmarks' },
  })
}
