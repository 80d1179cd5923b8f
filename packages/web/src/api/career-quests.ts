import type { StartCareerQuest } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { gamesChanged } from './freshness'

/** "Explore This Career": a solo game on it. */
export function useStartCareerQuest() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (quest: StartCareerQuest) => call(api, 'POST /api/career-quests', { body: quest }),
    onSuccess: () => void gamesChanged(queries),
  })
}
