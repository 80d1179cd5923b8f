import type { CreateGameAnswer, StartCareerQuest } from '@pathquest/game-core/contracts'
import { useMutation } from '@tanstack/react-query'
import { api } from './client'

/** "Explore This Career": a solo game on it. */
export const useStartCareerQuest = () =>
  useMutation({
    mutationFn: (quest: StartCareerQuest) =>
      api.request<CreateGameAnswer>('POST', '/api/career-quests', quest),
  })
