import type { Interests, StartCareerQuest, SurveyUpdate } from '@pathquest/core/contracts'
import { SURVEY_FORM, type SurveyAnswers } from '@pathquest/core/interests/interests'
import { call } from '@pathquest/sdk/api/call'
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from './client'
import { putAnswer, refetchAfterChange } from './put-answer'
import { gamesChanged } from './query-client'

const sorted = (entries: readonly string[]) =>
  [...new Set(entries)].sort((a, b) => a.localeCompare(b, 'en'))

/** Fresh for the whole visit. */
const useCareerList = () =>
  useQuery({
    queryKey: ['careers'],
    queryFn: () => call(api, 'GET /api/careers'),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** All careers by id. */
export function useCareersById() {
  const { data } = useCareerList()
  return useMemo(() => data && new Map(data.careers.map((career) => [career.id, career])), [data])
}

/** Titles of all careers by id, in alphabetical order. */
export function useCareerTitles() {
  const { data, error, refetch } = useCareerList()
  const titles = useMemo(
    () =>
      data &&
      new Map(
        [...data.careers]
          .sort((a, b) => a.title.localeCompare(b.title, 'en'))
          .map(({ id, title }) => [id, title] as const),
      ),
    [data],
  )
  return { titles, error, refetch }
}

/** The industries that have careers, and the sectors of one of them. */
export function useIndustries(industry: string) {
  const { data } = useCareerList()
  return useMemo(() => {
    const careers = data?.careers ?? []
    const within = careers.filter((career) => !industry || career.industry === industry)
    return {
      industries: sorted(careers.map((career) => career.industry)),
      sectors: sorted(within.map(({ sector }) => sector)),
    }
  }, [data, industry])
}

/** "Explore This Career": a solo game on it. */
export function useStartCareerQuest() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (quest: StartCareerQuest) => call(api, 'POST /api/career-quests', { body: quest }),
    onSuccess: () => void gamesChanged(queries),
  })
}

const BOOKMARKS = ['bookmarks'] as const

/** Ids of the user's saved careers, latest first. */
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

/** Whether a change is on its way to the server. */
export const useIsSaving = () => useIsMutating({ mutationKey: BOOKMARKS }) > 0

/** An optimistic update, reverted when the server refuses it. */
export function useSetBookmark() {
  const queries = useQueryClient()
  const show = ({ careerId, isSaved }: BookmarkChange) =>
    queries.setQueryData<string[]>(BOOKMARKS, (ids) => {
      const others = ids?.filter((id) => id !== careerId)
      return isSaved && others ? [careerId, ...others] : others
    })
  return useMutation({
    mutationKey: BOOKMARKS,
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
    // They had not loaded: a read in flight may not include this change.
    onSettled: (_answer, _error, _change, before) => {
      if (!before?.wereKnown) void refetchAfterChange(queries, BOOKMARKS)
    },
    // Serialised: of two presses, the second counts.
    scope: { id: 'bookmarks' },
  })
}

const INTERESTS = ['interests'] as const

/** Fetched on every visit: a game may just have revealed a strength. */
export const useInterests = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: INTERESTS,
    queryFn: () => call(api, 'GET /api/interests'),
    refetchOnMount: 'always',
    enabled,
  })

/** Saves all answers so far; serialised, so that the last one wins. */
export function useSaveSurvey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answers: SurveyAnswers) =>
      call(api, 'PUT /api/interests', {
        body: {
          form: SURVEY_FORM,
          answers,
        } satisfies SurveyUpdate,
      }),
    onSuccess: (saved) => putAnswer<Interests>(queries, INTERESTS, () => saved),
    scope: { id: 'interests' },
  })
}

export function useDeleteSurvey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api, 'DELETE /api/interests'),
    onSuccess: () =>
      putAnswer<Interests>(queries, INTERESTS, () => ({ draft: null, result: null })),
  })
}
