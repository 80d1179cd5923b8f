import type { CosmeticChoice, Market, PackOpening } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'
import { accountChanged } from './query-client'

const MARKET = ['market'] as const
/** Serialised: the last response includes all changes. */
const IN_TURN = { id: 'market' } as const

/** Fetched on every visit: a game may just have earned XP. */
export const useMarket = () =>
  useQuery({
    queryKey: MARKET,
    queryFn: () => call(api, 'GET /api/market'),
    refetchOnMount: 'always',
  })

export function useOpenPack() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PackOpening) => call(api, 'POST /api/market/openings', { body }),
    onSuccess: async ({ tokens }) => {
      await putAnswer<Market>(queries, MARKET, (market) => market && { ...market, tokens })
      void accountChanged(queries)
    },
    // It may have been refused because the balance has changed.
    onError: () => queries.invalidateQueries({ queryKey: MARKET }),
    scope: IN_TURN,
  })
}

export function useBuyCosmetic() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (cosmeticId: string) =>
      call(api, 'POST /api/market/cosmetics', { body: { cosmeticId } }),
    onSuccess: async (market) => {
      await putAnswer(queries, MARKET, () => market)
      void accountChanged(queries)
    },
    onError: () => queries.invalidateQueries({ queryKey: MARKET }),
    scope: IN_TURN,
  })
}

export function useWearCosmetic() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (choice: CosmeticChoice) => call(api, 'PUT /api/market/worn', { body: choice }),
    onSuccess: async (market) => {
      await putAnswer(queries, MARKET, () => market)
      void accountChanged(queries)
    },
    onError: () => queries.invalidateQueries({ queryKey: MARKET }),
    scope: IN_TURN,
  })
}

const COLLECTION = ['collection'] as const

export const collectionQuery = queryOptions({
  queryKey: COLLECTION,
  queryFn: async () => (await call(api, 'GET /api/collection')).pathkeys,
})
export const useCollection = () => useQuery(collectionQuery)
