import type { CreateGameAnswer, StartCareerQuest } from '@pathquest/core/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { gamesChanged } from './freshness'

/** "Explore This Career": a solo game on it. */
export function useStartCareerQuest() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (quest: StartCareerQuest) =>
      api.request<CreateGameAnswer>('POST', '/api/career-quests', quest),
    onSuccess: () => void gamesChanged(queries),
  })
}
