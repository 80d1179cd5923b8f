import type { Dashboard } from '@pathquest/game-core/contracts'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'

/** Everything on /dashboard in one call; read anew on every visit, since a game may just have ended. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: () => api.request<Dashboard>('GET', '/api/dashboard'),
    refetchOnMount: 'always',
  })
