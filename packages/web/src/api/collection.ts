import type { Collection } from '@pathquest/game-core/contracts'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'

export const COLLECTION = ['collection'] as const

/** Read anew on every visit: a game or a pack may just have brought something. */
export const useCollection = () =>
  useQuery({
    queryKey: COLLECTION,
    queryFn: async () => (await api.request<Collection>('GET', '/api/collection')).pathkeys,
    refetchOnMount: 'always',
  })
