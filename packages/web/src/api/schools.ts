import type {
  AnswerSchool,
  HandOverClass,
  MakeSchool,
  MySchool,
  SchoolInvite,
} from '@pathquest/core/contracts'
import type { SchoolRole } from '@pathquest/core/schools/school-choices'
import { call } from '@pathquest/sdk/api/call'
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api, slowApi } from './client'
import { putAnswer } from './put-answer'

/** Where a teacher works. */
export type OwnSchool = NonNullable<MySchool['school']>

const MINE = ['school'] as const
const STAFF = ['school', 'staff'] as const
const CLASSES = ['school', 'classes'] as const
const BLOCKS = ['school', 'blocks'] as const
const STUDENTS = ['school', 'students'] as const
const LOG = ['school', 'log'] as const

/** Where the teacher works. */
export const useMySchool = () =>
  useQuery({
    queryKey: MINE,
    queryFn: async () => (await call(api, 'GET /api/school')).school,
    refetchOnMount: 'always',
  })

const putMine = ({ school }: MySchool, queries: QueryClient) => {
  queries.removeQueries({ queryKey: MINE, predicate: ({ queryKey }) => queryKey.length > 1 })
  return putAnswer(queries, MINE, () => school)
}

/** Everything of the school, besides its name: read again where it is shown. */
const schoolChanged = (queries: QueryClient) => queries.invalidateQueries({ queryKey: MINE })

export function useMakeSchool() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: MakeSchool) => call(api, 'POST /api/school', { body }),
    onSuccess: (mine) => putMine(mine, queries),
  })
}

export const useSchoolInvite = () =>
  useMutation({
    mutationFn: (role: SchoolRole) => call(api, 'POST /api/school/invite', { body: { role } }),
  })

/** What the link leads to; asked once. */
export const useInvitePreview = (token: string | null) =>
  useQuery({
    queryKey: ['school-invite', token],
    queryFn: () =>
      call(api, 'POST /api/school/invite/preview', { body: { token: token as string } }),
    enabled: token !== null,
    retry: false,
    gcTime: 0,
  })

export function useAcceptSchoolInvite() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(api, 'POST /api/school/accept', { body: { token } }),
    onSuccess: (mine) => putMine(mine, queries),
  })
}

export function useLeaveSchool() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api, 'DELETE /api/school/staff/me'),
    onSuccess: () => putMine({ school: null }, queries),
  })
}

export const useStaff = () =>
  useQuery({
    queryKey: STAFF,
    queryFn: async () => (await call(api, 'GET /api/school/staff')).staff,
    refetchOnMount: 'always',
  })

export function useChangeSchoolRole() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, role }: { id: string; role: SchoolRole }) =>
      call(api, 'PATCH /api/school/staff/{profileId}', {
        params: { profileId: id },
        body: { role },
      }),
    onSettled: () => schoolChanged(queries),
  })
}

export function useRemoveColleague() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (profileId: string) =>
      call(api, 'DELETE /api/school/staff/{profileId}', { params: { profileId } }),
    onSettled: () => schoolChanged(queries),
  })
}

interface Searched {
  q: string
  page: number
}

export const useSchoolStudents = (query: Searched) =>
  useQuery({
    queryKey: [...STUDENTS, query],
    queryFn: () => call(api, 'GET /api/school/students', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const useSchoolInterests = (query: Searched) =>
  useQuery({
    queryKey: ['school', 'interests', query],
    queryFn: () => call(api, 'GET /api/school/interests', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const useSchoolClasses = () =>
  useQuery({
    queryKey: CLASSES,
    queryFn: async () => (await call(api, 'GET /api/school/classes')).classes,
    refetchOnMount: 'always',
  })

export function useHandOverClass() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: HandOverClass & { id: string }) =>
      call(api, 'POST /api/school/classes/{id}/hand-over', { params: { id }, body }),
    onSettled: () => schoolChanged(queries),
  })
}

export const useBlocks = () =>
  useQuery({
    queryKey: BLOCKS,
    queryFn: async () => (await call(api, 'GET /api/school/blocks')).blocks,
    refetchOnMount: 'always',
  })

export function useBlock() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isBlocked }: { id: string; isBlocked: boolean }) =>
      call(
        api,
        isBlocked ? 'PUT /api/school/blocks/{profileId}' : 'DELETE /api/school/blocks/{profileId}',
        { params: { profileId: id } },
      ),
    onSettled: () => schoolChanged(queries),
  })
}

/** Its rooms go first, which takes its time. */
export function useRemoveSchoolStudent() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (profileId: string) =>
      call(slowApi, 'DELETE /api/school/students/{profileId}', { params: { profileId } }),
    onSettled: () => schoolChanged(queries),
  })
}

export const useExportStudent = () =>
  useMutation({
    mutationFn: (profileId: string) =>
      call(slowApi, 'GET /api/school/students/{profileId}/export', { params: { profileId } }),
  })

export interface LogFilter {
  person?: string
  from?: number
  to?: number
}

export const useAuditLog = (query: LogFilter & { page: number }) =>
  useQuery({
    queryKey: [...LOG, query],
    queryFn: () => call(api, 'GET /api/school/audit', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

const ADMIN = ['admin-schools'] as const

/** For administrators of the site only. */
export const useAdminSchools = () =>
  useQuery({
    queryKey: ADMIN,
    queryFn: () => call(api, 'GET /api/admin/schools'),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export function useAnswerSchool() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: AnswerSchool & { id: string }) =>
      call(api, 'POST /api/admin/schools/{id}', { params: { id }, body }),
    onSuccess: (schools) => putAnswer(queries, ADMIN, () => schools),
    onError: () => queries.invalidateQueries({ queryKey: ADMIN }),
  })
}

export function useMakeConfirmedSchool() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: MakeSchool) => call(api, 'POST /api/admin/schools', { body }),
    onSuccess: (schools) => putAnswer(queries, ADMIN, () => schools),
  })
}

export function useEndSchool() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api, 'DELETE /api/admin/schools/{id}', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ADMIN }),
  })
}

export const useInviteSchoolAdmin = (id: string) =>
  useMutation({
    mutationFn: (): Promise<SchoolInvite> =>
      call(api, 'POST /api/admin/schools/{id}/invite', { params: { id } }),
  })

/** Confirmed schools by their name, once two letters are there. */
export const useSchoolSearch = (q: string) =>
  useQuery({
    queryKey: ['schools', q],
    queryFn: async () => (await call(api, 'GET /api/schools', { query: { q } })).schools,
    enabled: q.trim().length >= 2,
    placeholderData: keepPreviousData,
  })
