import { call } from '@pathquest/sdk/api/call'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client'
import { RECENT_GAMES_FRESH_MS } from './query-client'

/** Everything on /dashboard in one call, including running games. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => call(api, 'GET /api/dashboard'),
  staleTime: RECENT_GAMES_FRESH_MS,
})
export const useDashboard = () => useQuery(dashboardQuery)

/** Figures of the home page, counted from the database. */
export const useStats = () =>
  useQuery({
    queryKey: ['stats'],
    queryFn: () => call(api, 'GET /api/stats'),
  })
