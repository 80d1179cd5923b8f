import type { CareerList } from '@pathquest/sdk/api/types'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from './client'

const sorted = (entries: readonly string[]) =>
  [...new Set(entries)].sort((a, b) => a.localeCompare(b, 'en'))

/** The industries there are careers in, and the sectors of one of them. */
export function useIndustries(industry: string) {
  const { data } = useQuery({
    queryKey: ['careers'],
    queryFn: () => api.request<CareerList>('GET', '/api/careers'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => {
    const careers = data?.careers ?? []
    const within = careers.filter((career) => !industry || career.industry === industry)
    return {
      industries: sorted(careers.map((career) => career.industry)),
      sectors: sorted(within.map(({ sector }) => sector)),
    }
  }, [data, industry])
}
