import type {
  LtiSeatAnswer,
  LtiSync,
  NameLtiGroups,
  ResendGrades,
  SessionSummary,
} from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client'
import { putAnswer } from '../../api/put-answer'
import { takeLaunchLanguage } from '../../messages/language'
import { usePoll } from './use-poll'

const LAUNCH = ['lti', 'launch'] as const
const GAME = ['lti', 'game'] as const
const GRADES = ['lti', 'grades'] as const
/** One's own attempts. */
export const ATTEMPTS = ['lti', 'attempts'] as const

/** Idle states are polled this much less often than running ones. */
const CALM = 5

export const isOpenGame = (session: SessionSummary | null | undefined): boolean =>
  session?.status === 'waiting' || session?.status === 'in_progress'

export function useLaunch() {
  return useQuery({
    queryKey: LAUNCH,
    queryFn: async () => {
      const { launch } = await call(api, 'GET /api/lti/launch')
      await takeLaunchLanguage(launch.locale)
      return launch
    },
  })
}

/** Refetches the launch, after the content was chosen. */
export function useReloadLaunch() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: LAUNCH })
}

const GROUPS = ['lti', 'groups'] as const

/** Groups of the course that a teacher sees; fetched once. */
export const useGroups = () =>
  useQuery({
    queryKey: GROUPS,
    queryFn: () => call(api, 'GET /api/lti/groups'),
  })

export function useNameGroups() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NameLtiGroups) => call(api, 'PUT /api/lti/groups', { body }),
    onSuccess: (list) => putAnswer(queries, GROUPS, () => list),
  })
}

/**
 * The running game of this link, or of its group, else the last one; polled while the page is open.
 */
export function useLtiGame(enabled = true, group?: string) {
  const { delay, options } = usePoll()
  return useQuery({
    ...options,
    queryKey: [...GAME, group],
    queryFn: async () => (await call(api, 'GET /api/lti/game', { query: { group } })).session,
    enabled,
    staleTime: 0,
    refetchInterval: () => delay(),
  })
}

/** Games of this link that have a report. */
export const useReports = () =>
  useQuery({
    queryKey: ['lti', 'reports'],
    queryFn: async () => (await call(api, 'GET /api/lti/reports')).games,
    refetchOnMount: 'always',
  })

export function useStartGame(group?: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (await call(api, 'POST /api/lti/game', { body: group ? { group } : {} })).session,
    onSuccess: (session) => putAnswer(queries, [...GAME, group], () => session),
  })
}

/**
 * Requests a seat until there is one; not for a game already seen to its end. `group`: the user's
 * choice if they were asked.
 */
export function useSeatInGame(
  playedId: string | null,
  { group, enabled = true }: { group?: string | undefined; enabled?: boolean } = {},
) {
  const { delay, options } = usePoll()
  const isSeated = (data: LtiSeatAnswer | undefined) =>
    data?.status === 'seated' && data.session.id !== playedId
  return useQuery({
    ...options,
    queryKey: ['lti', 'seat', playedId, group],
    queryFn: () => call(api, 'POST /api/lti/seat', { body: group ? { group } : {} }),
    enabled,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: ({ state }) => (isSeated(state.data) ? false : 'always'),
    refetchInterval: ({ state }) => (isSeated(state.data) ? false : delay()),
  })
}

/**
 * The caller's own attempts; polled while a grade is pending, while `isDue`, and with `followsOpen`
 * while one is unfinished: its room reports the last answer a moment later.
 */
export function useAttempts({ isDue = false, followsOpen = false, enabled = true } = {}) {
  const { delay, options } = usePoll()
  return useQuery({
    ...options,
    queryKey: ATTEMPTS,
    queryFn: () => call(api, 'GET /api/lti/attempts'),
    enabled,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const isOpen = followsOpen && data?.attempts.some(({ status }) => status === 'in_progress')
      const isOnWay = data?.sync.state === 'pending' || (data && isBeingRead(data.sync))
      return isDue || isOpen || isOnWay ? delay() : false
    },
  })
}

/** A gradebook that returns results does so within half a minute. */
const READ_BACK_MS = 30_000
const isBeingRead = ({ state, seen, sentAt }: LtiSync): boolean =>
  state === 'sent' && seen === null && Date.now() - (sentAt ?? 0) < READ_BACK_MS

/** Everybody whom the teacher sees; polled faster while a game is open. */
export function useRoster(isLively: boolean, group?: string) {
  const { delay, options } = usePoll()
  return useQuery({
    ...options,
    queryKey: ['lti', 'roster', group],
    queryFn: () => call(api, 'GET /api/lti/roster', { query: { group } }),
    staleTime: 0,
    refetchInterval: () => slower(delay(), isLively),
  })
}

export function useGrades(group?: string) {
  const { delay, options } = usePoll()
  return useQuery({
    ...options,
    queryKey: [...GRADES, group],
    queryFn: () => call(api, 'GET /api/lti/grades', { query: { group } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      slower(
        delay(),
        state.data?.rows.some(({ sync }) => sync.state === 'pending' || isBeingRead(sync)) ?? false,
      ),
  })
}

const slower = (delayMs: number | false, isLively: boolean) =>
  delayMs === false || isLively ? delayMs : delayMs * CALM

export function useResendGrades(group?: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ResendGrades) =>
      call(api, 'POST /api/lti/grades/resend', { query: { group }, body }),
    onSuccess: (grades) => putAnswer(queries, [...GRADES, group], () => grades),
  })
}

export const useChildren = () =>
  useQuery({
    queryKey: ['lti', 'children'],
    queryFn: async () => (await call(api, 'GET /api/lti/children')).children,
  })
