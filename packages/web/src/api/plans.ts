import type { ChangePlan, MyPlan, Plan, PutGoals, ReviewPlan } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { ApiError } from '@pathquest/sdk/api/error'
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from './client'
import { putAnswer, refetchAfterChange } from './put-answer'

const MINE = ['my-plan'] as const
/** Of the current school year, which alone is changed. */
const CURRENT = [...MINE, null] as const
const ofStudent = (profileId: string, year: number | null) =>
  ['student-plan', profileId, year] as const
const ofClass = (id: string) => ['class-plans', id] as const
const CONCERNS = ['plan-concerns'] as const

/** How often a page that is seen asks for what a student may have written. */
const CONCERNS_MS = 30_000

const queryOf = (year: number | null) => (year === null ? {} : { year })

/** Fetched on every visit: a game may just have been reflected on. */
export const useMyPlan = (year: number | null = null, { enabled = true } = {}) =>
  useQuery({
    queryKey: [...MINE, year],
    queryFn: () => call(api, 'GET /api/my-plan', { query: queryOf(year) }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled,
  })

/** The plan of the current year, as it will be when the server has taken the change. */
const showChange = (queries: QueryClient, change: (plan: Plan) => Plan) =>
  queries.setQueryData<MyPlan>(CURRENT, (mine) => mine && { ...mine, plan: change(mine.plan) })

/** Others are stored than the page has shown. */
export const areGoalsChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'goals_changed'

/** All goals, in place of those that the page shows; shown when the server has them. */
export function usePutGoals() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PutGoals) => call(api, 'PUT /api/my-plan/goals', { body }),
    onSuccess: () => refetchAfterChange(queries, CURRENT),
    onError: (error) => areGoalsChanged(error) && refetchAfterChange(queries, CURRENT),
    scope: { id: 'my-plan-goals' },
  })
}

interface SavedReason {
  careerId: string
  reason: string
}

/** Why a career was saved. */
export function usePutReason() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ careerId, reason }: SavedReason) =>
      call(api, 'PUT /api/bookmarks/{id}', { params: { id: careerId }, body: { reason } }),
    onSuccess: (_answer, { careerId, reason }) => {
      showChange(queries, (plan) => ({
        ...plan,
        saved: plan.saved.map((one) =>
          one.career.id === careerId ? { ...one, reason: reason.trim() } : one,
        ),
      }))
      void queries.invalidateQueries({ queryKey: MINE })
    },
    scope: { id: 'bookmarks' },
  })
}

export function useDeleteReflection() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      call(api, 'DELETE /api/my-plan/reflections/{id}', { params: { id } }),
    onSuccess: (_answer, id) => {
      showChange(queries, (plan) => ({
        ...plan,
        reflections: plan.reflections.filter((one) => one.id !== id),
      }))
      void queries.invalidateQueries({ queryKey: MINE })
    },
  })
}

/** Handed in or taken back, shared with parents or not. */
export function useChangePlan() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangePlan) => call(api, 'PATCH /api/my-plan', { body }),
    onSuccess: (mine) => putAnswer<MyPlan>(queries, CURRENT, () => mine),
    scope: { id: 'my-plan' },
  })
}

/** Who of a class has handed in. */
export const useClassPlans = (classId: string) =>
  useQuery({
    queryKey: ofClass(classId),
    queryFn: async () =>
      (await call(api, 'GET /api/classes/{id}/plans', { params: { id: classId } })).students,
    refetchOnMount: 'always',
  })

/** The plan of a student, for a teacher of one of their classes. */
export const useStudentPlan = (profileId: string, year: number | null) =>
  useQuery({
    queryKey: ofStudent(profileId, year),
    queryFn: () =>
      call(api, 'GET /api/students/{profileId}/plan', {
        params: { profileId },
        query: queryOf(year),
      }),
    // Another year, never another student.
    placeholderData: (before) => (before?.student.id === profileId ? before : undefined),
    refetchOnMount: 'always',
    // Not shown again to who is no longer their teacher.
    gcTime: 0,
  })

export function useReviewPlan(profileId: string, year: number | null) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ReviewPlan) =>
      call(api, 'POST /api/students/{profileId}/plan/reviews', { params: { profileId }, body }),
    // The answer is of the current year; comments are of all years.
    onSuccess: (plan) =>
      putAnswer<Plan>(queries, ofStudent(profileId, year), (shown) =>
        shown && shown.year !== plan.year ? { ...shown, reviews: plan.reviews } : plan,
      ),
  })
}

/** The plan of a parent's child; null: it is not shared. */
export const useChildPlan = (id: string, year: number | null = null) =>
  useQuery({
    queryKey: ['child-plan', id, year],
    queryFn: async () => {
      try {
        return await call(api, 'GET /api/children/{id}/plan', {
          params: { id },
          query: queryOf(year),
        })
      } catch (error) {
        if (isNoPlan(error)) return null
        throw error
      }
    },
    placeholderData: (before) => (before?.student.id === id ? before : undefined),
    refetchOnMount: 'always',
    gcTime: 0,
  })

/** There is none, or it is not for this reader. */
export const isNoPlan = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'plan_not_found'

/** What students of the teacher's classes wrote that may mean danger; asked again and again. */
export const usePlanConcerns = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: CONCERNS,
    queryFn: async () => (await call(api, 'GET /api/plan-concerns')).concerns,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: CONCERNS_MS,
    enabled,
  })

/** A teacher has taken it on. */
export function useTakeConcern() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api, 'POST /api/plan-concerns/{id}/seen', { params: { id } }),
    onSettled: () => refetchAfterChange(queries, CONCERNS),
  })
}
