import type {
  LtiAttemptList,
  LtiChildren,
  LtiGameAnswer,
  LtiGrades,
  LtiLaunchAnswer,
  LtiRoster,
  LtiSeatAnswer,
  ResendGrades,
  SessionSummary,
} from '@pathquest/game-core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client'
import { putAnswer } from '../../api/put-answer'
import { takeLaunchLanguage } from '../../app/language'
import { usePoll } from './use-poll'

const LAUNCH = ['lti', 'launch'] as const
const GAME = ['lti', 'game'] as const
const GRADES = ['lti', 'grades'] as const
/** One's own attempts. */
export const ATTEMPTS = ['lti', 'attempts'] as const

/** What is calm is asked for this much less often than what runs. */
const CALM = 5

export const isOpenGame = (session: SessionSummary | null | undefined): boolean =>
  session?.status === 'waiting' || session?.status === 'in_progress'

export function useLaunch() {
  return useQuery({
    queryKey: LAUNCH,
    queryFn: async () => {
      const { launch } = await api.request<LtiLaunchAnswer>('GET', '/api/lti/launch')
      await takeLaunchLanguage(launch.locale)
      return launch
    },
  })
}

/** Asks again who came to what, after the content was chosen. */
export function useReloadLaunch() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: LAUNCH })
}

/** The running game of this link, else its last one; followed while the page is there. */
export function useLtiGame(enabled = true) {
  const { delay, options } = usePoll()
  return useQuery({
    ...options,
    queryKey: GAME,
    queryFn: async () => (await api.request<LtiGameAnswer>('GET', '/api/lti/game')).session,
    enabled,
    staleTime: 0,
    refetchInterval: () => delay(),
  })
}

export function useStartGame() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => (await api.request<LtiGameAnswer>('POST', '/api/lti/game', {})).session,
    onSuccess: (session) => putAnswer(queries, GAME, () => session),
  })
}

/** Asks for a seat until there is one; not for that of a game already seen to its end. */
export function useSeatInGame(playedId: string | null) {
  const { delay, options } = usePoll()
  const isSeated = (data: LtiSeatAnswer | undefined) =>
    data?.status === 'seated' && data.session.id !== playedId
  return useQuery({
    ...options,
    queryKey: ['lti', 'seat', playedId],
    queryFn: () => api.request<LtiSeatAnswer>('POST', '/api/lti/seat', {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: ({ state }) => (isSeated(state.data) ? false : 'always'),
    refetchInterval: ({ state }) => (isSeated(state.data) ? false : delay()),
  })
}

/** The caller's own attempts; followed while a grade is on its way, or while `isDue`. */
export function useAttempts({ isDue = false, enabled = true } = {}) {
  const { delay, options } = usePoll()
  return useQuery({
    ...options,
    queryKey: ATTEMPTS,
    queryFn: () => api.request<LtiAttemptList>('GET', '/api/lti/attempts'),
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isDue || state.data?.sync.state === 'pending' ? delay() : false,
  })
}

/** Everybody in the course; quicker while a game is open. */
export function useRoster(isLively: boolean) {
  const { delay, options } = usePoll()
  return useQuery({
    ...options,
    queryKey: ['lti', 'roster'],
    queryFn: () => api.request<LtiRoster>('GET', '/api/lti/roster'),
    staleTime: 0,
    refetchInterval: () => slower(delay(), isLively),
  })
}

export function useGrades() {
  const { delay, options } = usePoll()
  return useQuery({
    ...options,
    queryKey: GRADES,
    queryFn: () => api.request<LtiGrades>('GET', '/api/lti/grades'),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      slower(delay(), state.data?.rows.some(({ sync }) => sync.state === 'pending') ?? false),
  })
}

const slower = (delayMs: number | false, isLively: boolean) =>
  delayMs === false || isLively ? delayMs : delayMs * CALM

export function useResendGrades() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ResendGrades) =>
      api.request<LtiGrades>('POST', '/api/lti/grades/resend', body),
    onSuccess: (grades) => putAnswer(queries, GRADES, () => grades),
  })
}

export const useChildren = () =>
  useQuery({
    queryKey: ['lti', 'children'],
    queryFn: async () => (await api.request<LtiChildren>('GET', '/api/lti/children')).children,
  })
