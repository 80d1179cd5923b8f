import type { QuestionSetList } from '@pathquest/game-core/contracts'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'

/** All that a teacher may use; pages search and filter them themselves. */
export const useAllQuestionSets = () =>
  useQuery({
    queryKey: ['question-sets', '/api/question-sets'],
    queryFn: async () =>
      (await api.request<QuestionSetList>('GET', '/api/question-sets')).questionSets,
    refetchOnMount: 'always',
  })
