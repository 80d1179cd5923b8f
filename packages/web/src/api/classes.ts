import type {
  ChangeClass,
  ClassDetail,
  ClassSummary,
  CreateClass,
  MyClasses,
} from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api, slowApi } from './client'
import { putAnswer } from './put-answer'

const CLASSES = ['classes'] as const
const oneClass = (id: string) => ['classes', id] as const
const cardsOf = (id: string) => ['class-cards', id] as const
const MINE = ['my-classes'] as const

const classesQuery = queryOptions({
  queryKey: CLASSES,
  queryFn: async () => (await call(api, 'GET /api/classes')).classes,
})

/** The teacher's classes, archived ones last. */
export const useClasses = () => useQuery({ ...classesQuery, refetchOnMount: 'always' })

const NO_CLASSES: readonly ClassSummary[] = []

/** To choose one of: without archived ones. */
export function useCurrentClasses() {
  const { data = NO_CLASSES, ...query } = useQuery(classesQuery)
  return { ...query, classes: data.filter(({ isArchived }) => !isArchived) }
}

/** Fetched on every visit, since its students may just have played. */
export const useClass = (id: string) =>
  useQuery({
    queryKey: oneClass(id),
    queryFn: () => call(api, 'GET /api/classes/{id}', { params: { id } }),
    refetchOnMount: 'always',
    // One that was deleted or left is not shown again.
    gcTime: 0,
  })

/** The answer of a change: the class as it is now, on its page and in the list. */
async function putClass(queries: QueryClient, detail: ClassDetail): Promise<void> {
  await putAnswer<ClassDetail>(queries, oneClass(detail.class.id), () => detail)
  await listChanged(queries)
}

const listChanged = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: CLASSES, exact: true })

export function useCreateClass() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CreateClass) => call(api, 'POST /api/classes', { body }),
    onSuccess: (detail) => putClass(queries, detail),
  })
}

export function useChangeClass(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangeClass) =>
      call(api, 'PATCH /api/classes/{id}', { params: { id }, body }),
    onSuccess: (detail) => putClass(queries, detail),
  })
}

/** The class is gone for this teacher: deleted, or left to the others. */
function useGone(end: () => Promise<undefined>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: end, onSuccess: () => void listChanged(queries) })
}

/** Each account of a card is deleted with its rooms, which takes a while. */
export const useDeleteClass = (id: string) =>
  useGone(() => call(slowApi, 'DELETE /api/classes/{id}', { params: { id } }))

export const useLeaveTeaching = (id: string) =>
  useGone(() => call(api, 'DELETE /api/classes/{id}/teachers/me', { params: { id } }))

export function useAddStudents(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (names: string[]) =>
      call(slowApi, 'POST /api/classes/{id}/students', { params: { id }, body: { names } }),
    onSuccess: (detail) => {
      void queries.invalidateQueries({ queryKey: cardsOf(id) })
      return putClass(queries, detail)
    },
  })
}

export function useRemoveStudent(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (profileId: string) =>
      call(slowApi, 'DELETE /api/classes/{id}/students/{profileId}', { params: { id, profileId } }),
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: cardsOf(id) })
      await queries.invalidateQueries({ queryKey: CLASSES })
    },
  })
}

/** Always fetched: a colleague may have made a new card. */
export const useCards = (id: string) =>
  useQuery({
    queryKey: cardsOf(id),
    queryFn: async () => (await call(api, 'GET /api/classes/{id}/cards', { params: { id } })).cards,
    refetchOnMount: 'always',
    // Codes of cards open accounts: they are not kept longer than they are shown.
    gcTime: 0,
  })

export const useRenewCard = (id: string) =>
  useMutation({
    mutationFn: (profileId: string) =>
      call(api, 'POST /api/classes/{id}/students/{profileId}/card', { params: { id, profileId } }),
  })

export const useInviteTeacher = (id: string) =>
  useMutation({
    mutationFn: () => call(api, 'POST /api/classes/{id}/invite', { params: { id } }),
  })

export function useAcceptInvite() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(api, 'POST /api/classes/accept', { body: { token } }),
    onSuccess: (detail) => putClass(queries, detail),
  })
}

/** The student's classes. */
export const useMyClasses = () =>
  useQuery({
    queryKey: MINE,
    queryFn: () => call(api, 'GET /api/my-classes'),
    select: ({ classes }) => classes,
    refetchOnMount: 'always',
  })

export function useJoinClass() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(api, 'POST /api/my-classes', { body: { code } }),
    onSuccess: (answer) => putAnswer<MyClasses>(queries, MINE, () => answer),
  })
}

export function useLeaveClass() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api, 'DELETE /api/my-classes/{id}', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: MINE }),
  })
}

/** A seat that the room has just given may not be stored yet. */
const LATE_SEATS_MS = 20_000

/** Who of its class is in a game; `seats` changes whenever somebody joins or leaves. */
export const useAttendance = (sessionId: string, seats: string) =>
  useQuery({
    queryKey: ['attendance', sessionId, seats],
    queryFn: async () =>
      (await call(api, 'GET /api/games/{id}/class', { params: { id: sessionId } })).class,
    placeholderData: keepPreviousData,
    refetchInterval: LATE_SEATS_MS,
    gcTime: 0,
  })
