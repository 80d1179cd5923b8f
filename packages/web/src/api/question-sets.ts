import { NO_SYNONYMS, readSynonyms, type Synonyms } from '@pathquest/core/search/synonyms'
import { call } from '@pathquest/sdk/api/call'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client'

/** All that a teacher may use; pages search and filter them themselves. */
export const setsQuery = queryOptions({
  queryKey: ['question-sets', '/api/question-sets'],
  queryFn: async () => (await call(api, 'GET /api/question-sets')).questionSets,
})
export const useAllQuestionSets = () => useQuery(setsQuery)

/** What people type and what it leads to; a search without it still knows forms and slips. */
export const useSynonyms = (): Synonyms =>
  useQuery({
    queryKey: ['search-words'],
    queryFn: async () => readSynonyms((await call(api, 'GET /api/search-words')).synonyms),
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? NO_SYNONYMS
