import { call } from '@pathquest/sdk/api/call'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client'

/** All that a teacher may use; pages search and filter them themselves. */
export const setsQuery = queryOptions({
  queryKey: ['question-sets', '/api/question-sets'],
  queryFn: async () => (await call(api, 'GET /api/question-sets')).questionSets,
})
export const useAllQuestionSets = () => useQuery(setsQuery)
