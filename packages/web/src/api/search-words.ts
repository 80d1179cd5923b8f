import { NO_SYNONYMS, readSynonyms, type Synonyms } from '@pathquest/core/search/synonyms'
import type { SearchWords } from '@pathquest/sdk/api/types'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'

/** What people type and what it leads to; a search without it still knows forms and slips. */
export const useSynonyms = (): Synonyms =>
  useQuery({
    queryKey: ['search-words'],
    queryFn: async () =>
      readSynonyms((await api.request<SearchWords>('GET', '/api/search-words')).synonyms),
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? NO_SYNONYMS
