import type {
  ChangeHomework,
  CreateHomework,
  ExtendHomework,
  HomeworkDetail,
  PlayHomework,
} from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'
import { gamesChanged } from './query-client'

const LISTS = ['homework-given'] as const
const oneHomework = (id: string) => ['homework', id] as const
const pageOf = (id: string) => ['homework-page', id] as const

/** How often the page of its teacher asks how far everybody is. */
const PROGRESS_MS = 5_000

/** What a teacher gave, latest first; of one class, or of all. */
export const useGivenHomework = (classId?: string) =>
  useQuery({
    queryKey: [...LISTS, classId ?? null],
    queryFn: () =>
      call(api, 'GET /api/homework', { query: classId === undefined ? {} : { classId } }),
    select: ({ homework }) => homework,
    refetchOnMount: 'always',
  })

/** One homework with its students, followed while its page is seen. */
export const useHomework = (id: string) =>
  useQuery({
    queryKey: oneHomework(id),
    queryFn: () => call(api, 'GET /api/homework/{id}', { params: { id } }),
    refetchOnMount: 'always',
    refetchInterval: PROGRESS_MS,
    gcTime: 0,
  })

/** To give it again: fetched once, never while the form is filled in. */
export const useHomeworkToRepeat = (id: string | null) =>
  useQuery({
    queryKey: ['homework-to-repeat', id],
    queryFn: () => call(api, 'GET /api/homework/{id}', { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

const listsChanged = (queries: QueryClient) => queries.invalidateQueries({ queryKey: LISTS })

/** The answer of a change: the homework as it is now. */
async function putHomework(queries: QueryClient, detail: HomeworkDetail): Promise<void> {
  await putAnswer<HomeworkDetail>(queries, oneHomework(detail.homework.id), () => detail)
  await listsChanged(queries)
}

export function useGiveHomework() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CreateHomework) => call(api, 'POST /api/homework', { body }),
    onSuccess: () => void listsChanged(queries),
  })
}

export function useChangeHomework(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangeHomework) =>
      call(api, 'PATCH /api/homework/{id}', { params: { id }, body }),
    onSuccess: (detail) => putHomework(queries, detail),
  })
}

export function useDeleteHomework(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api, 'DELETE /api/homework/{id}', { params: { id } }),
    onSuccess: () => void listsChanged(queries),
  })
}

export function useExtendHomework(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ profileId, ...body }: ExtendHomework & { profileId: string }) =>
      call(api, 'PUT /api/homework/{id}/students/{profileId}', { params: { id, profileId }, body }),
    onSuccess: (detail) => putHomework(queries, detail),
  })
}

/** These students, or everybody who is not done. */
export function useRemindStudents(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (profileIds?: string[]) =>
      call(api, 'POST /api/homework/{id}/reminders', {
        params: { id },
        body: profileIds ? { profileIds } : {},
      }),
    onSuccess: ({ detail }) => putHomework(queries, detail),
  })
}

/** The homework of a student, what is due first comes first. */
export const useMyHomework = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: ['my-homework'],
    queryFn: () => call(api, 'GET /api/my-homework'),
    select: ({ homework }) => homework,
    refetchOnMount: 'always',
    enabled,
  })

/** The same of a parent's linked child. */
export const useChildHomework = (id: string) =>
  useQuery({
    queryKey: ['children', id, 'homework'],
    queryFn: () => call(api, 'GET /api/children/{id}/homework', { params: { id } }),
    select: ({ homework }) => homework,
    refetchOnMount: 'always',
  })

/** Homework as whoever has its link sees it; a game may just have been played for it. */
export const useHomeworkPage = (id: string) =>
  useQuery({
    queryKey: pageOf(id),
    queryFn: () => call(api, 'GET /api/homework-pages/{id}', { params: { id } }),
    refetchOnMount: 'always',
  })

/** Begins an attempt, or goes on with it. */
export function usePlayHomework(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PlayHomework) =>
      call(api, 'POST /api/homework-pages/{id}/games', { params: { id }, body }),
    onSuccess: () => void gamesChanged(queries),
    // Refused because something changed: the page shows what.
    onError: () => void queries.invalidateQueries({ queryKey: pageOf(id) }),
  })
}

const CAREERS_SHOWN = 12

/** Careers to choose from: what the text means, of one industry or of any. */
export const useCareersToPlay = (industry: string | null, q: string) =>
  useQuery({
    queryKey: ['careers', 'to-play', industry, q],
    queryFn: () =>
      call(api, 'GET /api/careers', {
        query: { ...(q && { q }), ...(industry && { industry }), limit: CAREERS_SHOWN },
      }),
    placeholderData: keepPreviousData,
  })
