import { NO_SYNONYMS, readSynonyms, type Synonyms } from '@pathquest/core/search/synonyms'
import { call } from '@pathquest/sdk/api/call'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client'

/** All sets that a teacher may use; pages search and filter them on the client. */
export const setsQuery = queryOptions({
  queryKey: ['question-sets', '/api/question-sets'],
  queryFn: async () => (await call(api, 'GET /api/question-sets')).questionSets,
})
export const useAllQuestionSets = () => useQuery(setsQuery)

/** The synonyms; without them a search still handles word forms and typos. */
export const useSynonyms = (): Synonyms =>
  useQuery({
    queryKey: ['search-words'],
    queryFn: async () => readSynonyms((await call(api, 'GET /api/search-words')).synonyms),
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? NO_SYNONYMS
