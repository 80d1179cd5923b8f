import type { Stats } from '@pathquest/core/contracts'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'

/** Figures of the home page, counted from the database. */
export const useStats = () =>
  useQuery({
    queryKey: ['stats'],
    queryFn: () => api.request<Stats>('GET', '/api/stats'),
  })
