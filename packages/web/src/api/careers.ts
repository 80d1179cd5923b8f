import type { Interests, StartCareerQuest, SurveyUpdate } from '@pathquest/core/contracts'
import { SURVEY_FORM, type SurveyAnswers } from '@pathquest/core/interests/interests'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from './client'
import { putAnswer, readAgain } from './put-answer'
import { gamesChanged } from './query-client'

const sorted = (entries: readonly string[]) =>
  [...new Set(entries)].sort((a, b) => a.localeCompare(b, 'en'))

/** They stay as they are for a visit. */
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

/** Titles of all careers by id, in the order of the alphabet. */
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

/** The industries there are careers in, and the sectors of one of them. */
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

const INTERESTS = ['interests'] as const

/** Read anew on every visit: a game may just have shown what somebody answers well. */
export const useInterests = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: INTERESTS,
    queryFn: () => call(api, 'GET /api/interests'),
    refetchOnMount: 'always',
    enabled,
  })

/** Keeps all answers so far; one after the other, so that the last one is the last one. */
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
