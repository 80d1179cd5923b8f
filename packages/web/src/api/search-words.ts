import { NO_SYNONYMS, readSynonyms, type Synonyms } from '@pathquest/core/search/synonyms'
import { call } from '@pathquest/sdk/api/call'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'

/** What people type and what it leads to; a search without it still knows forms and slips. */
export const useSynonyms = (): Synonyms =>
  useQuery({
    queryKey: ['search-words'],
    queryFn: async () => readSynonyms((await call(api, 'GET /api/search-words')).synonyms),
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? NO_SYNONYMS
