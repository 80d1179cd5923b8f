import { call } from '@pathquest/sdk/api/call'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client'

export const COLLECTION = ['collection'] as const

export const collectionQuery = queryOptions({
  queryKey: COLLECTION,
  queryFn: async () => (await call(api, 'GET /api/collection')).pathkeys,
})
export const useCollection = () => useQuery(collectionQuery)
