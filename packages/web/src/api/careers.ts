import type {
  CareerList,
  Interests,
  StartCareerQuest,
  SurveyUpdate,
} from '@pathquest/core/contracts'
import { SURVEY_FORM } from '@pathquest/core/interests/interests'
import type { SurveyAnswers } from '@pathquest/core/interests/survey'
import { call } from '@pathquest/sdk/api/call'
import {
  keepPreviousData,
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from './client'
import { putAnswer, refetchAfterChange } from './put-answer'
import { gamesChanged } from './query-client'

/** The industries that have careers, the sectors of one of them, and how many careers there are. */
export function useIndustries(industry = '') {
  const { data } = useQuery({
    queryKey: ['careers', 'industries', industry],
    queryFn: () =>
      call(api, 'GET /api/careers', { query: { ...(industry && { industry }), limit: 1 } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  return {
    industries: namesOf(data?.industries),
    sectors: namesOf(data?.sectors),
    total: data?.unfilteredTotal,
  }
}

const namesOf = (counts: CareerList['industries'] = []) => counts.map(({ name }) => name)

/** About as many as fit below a field. */
const FOUND_CAREERS = 8

const foundCareers = (q: string) =>
  queryOptions({
    queryKey: ['careers', 'found', q],
    queryFn: () =>
      call(api, 'GET /api/careers', { query: { ...(q && { q }), limit: FOUND_CAREERS } }),
  })

/**
 * The careers that a text means, best match first; without a text the first ones by title. Until
 * they are there, those of the text before.
 */
export const useFoundCareers = (q: string, enabled: boolean) =>
  useQuery({
    ...foundCareers(q),
    enabled,
    placeholderData: (before, query) => (query?.queryKey[2] === '' ? undefined : before),
  })

/** Searches now, where the list below a field may not be there yet. */
export function useFindCareers() {
  const queries = useQueryClient()
  return async (q: string) => (await queries.fetchQuery(foundCareers(q))).careers
}

/** Of the career with this id; empty: none is asked for. */
export const useCareerTitle = (id: string): string | undefined =>
  useQuery({
    queryKey: ['careers', 'title', id],
    queryFn: async () =>
      (await call(api, 'GET /api/careers', { query: { ids: id, limit: 1 } })).careers[0]?.title ??
      null,
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? undefined

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
