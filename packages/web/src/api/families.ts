import type { LinkChild } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

const CHILDREN = ['children'] as const
const PARENTS = ['parents'] as const

/** A parent's linked children; fetched on every visit, since they may just have played. */
export const useChildren = (enabled = true) =>
  useQuery({
    queryKey: CHILDREN,
    queryFn: async () => (await call(api, 'GET /api/children')).children,
    refetchOnMount: 'always',
    enabled,
  })

/** What a linked child has played. */
export const useChildGames = (id: string) =>
  useQuery({
    queryKey: [...CHILDREN, id, 'games'],
    queryFn: () => call(api, 'GET /api/children/{id}/games', { params: { id } }),
    refetchOnMount: 'always',
  })

export function useLinkChild() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: LinkChild) => call(api, 'POST /api/children', { body }),
    onSuccess: ({ children }) => putAnswer(queries, CHILDREN, () => children),
  })
}

export function useUnlinkChild() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api, 'DELETE /api/children/{id}', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: CHILDREN }),
  })
}

/** The parents who see this student's progress. */
export const useParents = () =>
  useQuery({
    queryKey: PARENTS,
    queryFn: async () => (await call(api, 'GET /api/parents')).parents,
    refetchOnMount: 'always',
  })

export function useUnlinkParent() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api, 'DELETE /api/parents/{id}', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: PARENTS }),
  })
}

export const useParentCode = () =>
  useMutation({
    mutationFn: () => call(api, 'POST /api/parent-code'),
  })
