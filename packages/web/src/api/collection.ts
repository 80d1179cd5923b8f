import type { Collection } from '@pathquest/core/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client'

export const COLLECTION = ['collection'] as const

export const collectionQuery = queryOptions({
  queryKey: COLLECTION,
  queryFn: async () => (await api.request<Collection>('GET', '/api/collection')).pathkeys,
})
export const useCollection = () => useQuery(collectionQuery)
