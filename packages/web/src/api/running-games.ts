import type { RunningGame } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { gamesChanged } from './query-client'

/** While a game runs; a page that is hidden asks for nothing. */
const FOLLOW_MS = 3_000
/** For a game that begins on another device. */
const WATCH_MS = 4_000

const NO_GAMES: readonly RunningGame[] = []

const isMoving = ({ isPaused }: RunningGame): boolean => !isPaused

/** Open games of a class, else of the teacher, with their figures; fetched again and again. */
export function useRunningGames(classId?: string): readonly RunningGame[] {
  const queries = useQueryClient()
  const queryKey = ['running-games', classId ?? null]
  const { data = NO_GAMES } = useQuery({
    queryKey,
    queryFn: async () => {
      const { games } = await call(api, 'GET /api/running-games', { query: { class: classId } })
      const before = queries.getQueryData<readonly RunningGame[]>(queryKey) ?? NO_GAMES
      const ids = new Set(games.map(({ sessionId }) => sessionId))
      // It stands among the settled ones before it goes from here: no figure jumps back.
      if (before.some(({ sessionId }) => !ids.has(sessionId))) await gamesChanged(queries)
      return games
    },
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? FOLLOW_MS : WATCH_MS),
    // The next one comes soon enough, and what is shown stands until then.
    retry: false,
  })
  return data
}

/** Of these, those that are not among games whose figures are settled. */
export const stillRunning = (
  running: readonly RunningGame[],
  settled: readonly { sessionId: string }[],
): RunningGame[] => {
  const ids = new Set(settled.map(({ sessionId }) => sessionId))
  return running.filter(({ sessionId }) => !ids.has(sessionId))
}
