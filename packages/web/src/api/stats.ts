import { call } from '@pathquest/sdk/api/call'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'

/** Figures of the home page, counted from the database. */
export const useStats = () =>
  useQuery({
    queryKey: ['stats'],
    queryFn: () => call(api, 'GET /api/stats'),
  })
