import type { Profile } from '@pathquest/core/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => api.request<Profile>('GET', '/api/profile'),
})
export const useProfile = () => useQuery(profileQuery)
