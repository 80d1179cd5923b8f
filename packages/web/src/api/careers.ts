import { call } from '@pathquest/sdk/api/call'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from './client'

const sorted = (entries: readonly string[]) =>
  [...new Set(entries)].sort((a, b) => a.localeCompare(b, 'en'))

/** They stay as they are for a visit. */
const useCareerList = () =>
  useQuery({
    queryKey: ['careers'],
    queryFn: () => call(api, 'GET /api/careers'),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** All careers by id. */
export function useCareersById() {
  const { data } = useCareerList()
  return useMemo(() => data && new Map(data.careers.map((career) => [career.id, career])), [data])
}

/** Titles of all careers by id, in the order of the alphabet. */
export function useCareerTitles() {
  const { data, error, refetch } = useCareerList()
  const titles = useMemo(
    () =>
      data &&
      new Map(
        [...data.careers]
          .sort((a, b) => a.title.localeCompare(b.title, 'en'))
          .map(({ id, title }) => [id, title] as const),
      ),
    [data],
  )
  return { titles, error, refetch }
}

/** The industries there are careers in, and the sectors of one of them. */
export function useIndustries(industry: string) {
  const { data } = useCareerList()
  return useMemo(() => {
    const careers = data?.careers ?? []
    const within = careers.filter((career) => !industry || career.industry === industry)
    return {
      industries: sorted(careers.map((career) => career.industry)),
      sectors: sorted(within.map(({ sector }) => sector)),
    }
  }, [data, industry])
}
