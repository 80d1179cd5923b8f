import type { PutPaperGame } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { gamesChanged } from './query-client'

/** Counts from papers: sent again under the same id they are the same game. */
export function usePutPaperGame() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: PutPaperGame & { id: string }) =>
      call(api, 'PUT /api/paper-games/{id}', { params: { id }, body }),
    onSuccess: () => gamesChanged(queries),
  })
}
