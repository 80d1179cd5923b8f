import type { Profile } from '@pathquest/game-core/contracts'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'

/** Read anew on every visit: a game may just have ended. */
export const useProfile = () =>
  useQuery({
    queryKey: ['profile'],
    queryFn: () => api.request<Profile>('GET', '/api/profile'),
    refetchOnMount: 'always',
  })
