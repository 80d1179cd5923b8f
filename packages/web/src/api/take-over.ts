import type { OwnAccount, ShownCard } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, slowApi } from './client'
import { accountChanged } from './query-client'

/**
 * Gives the account of a card an address; `user` is null while a mail waits for its answer. `refresh`
 * fetches the session.
 */
export function useOwnAccount(refresh: () => Promise<void>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (form: OwnAccount) => call(slowApi, 'POST /api/account/own', { body: form }),
    onSuccess: async ({ user }) => {
      if (!user) return
      await refresh()
      await queries.invalidateQueries({ queryKey: ['account'] })
    },
  })
}

export const usePreviewCard = () =>
  useMutation({
    mutationFn: (shown: ShownCard) => call(api, 'POST /api/account/card/preview', { body: shown }),
  })

export function useJoinCard(refresh: () => Promise<void>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (shown: ShownCard) => call(slowApi, 'POST /api/account/card', { body: shown }),
    onSuccess: async () => {
      void accountChanged(queries)
      void queries.invalidateQueries({ queryKey: ['my-classes'] })
      await refresh()
    },
  })
}
