import type { QuestionSetList } from '@pathquest/game-core/contracts'
import type { ExplorationType } from '@pathquest/game-core/game/game-choices'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'

export interface QuestionSetFilter {
  grade: number | null
  explorationType: ExplorationType | null
  /** Counts only for the exploration type `subject`. */
  subject: string | null
}

export function questionSetPath({ grade, explorationType, subject }: QuestionSetFilter): string {
  const search = new URLSearchParams()
  if (grade !== null) search.set('grade_level', String(grade))
  if (explorationType) search.set('exploration_type', explorationType)
  if (explorationType === 'subject' && subject) search.set('subject', subject)
  return search.size > 0 ? `/api/question-sets?${search}` : '/api/question-sets'
}

function useQuestionSetList(path: string, enabled: boolean) {
  return useQuery({
    queryKey: ['question-sets', path],
    queryFn: async () => (await api.request<QuestionSetList>('GET', path)).questionSets,
    enabled,
    refetchOnMount: 'always',
  })
}

/** The sets to pick from; none before an exploration type is chosen. */
export const useQuestionSets = (filter: QuestionSetFilter) =>
  useQuestionSetList(questionSetPath(filter), filter.explorationType !== null)

/** All that a teacher may use; pages filter them themselves. */
export const useAllQuestionSets = () => useQuestionSetList('/api/question-sets', true)

/** The subjects there are sets of, read without a filter and only when they are asked for. */
export function useSubjects(enabled: boolean): string[] {
  const { data = [] } = useQuestionSetList('/api/question-sets', enabled)
  return [...new Set(data.map((set) => set.subject))].sort((a, b) => a.localeCompare(b))
}
