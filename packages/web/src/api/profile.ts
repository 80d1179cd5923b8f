import { call } from '@pathquest/sdk/api/call'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => call(api, 'GET /api/profile'),
})
export const useProfile = () => useQuery(profileQuery)
