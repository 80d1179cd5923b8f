import type { ChildList, LinkChild, ParentCodeAnswer, ParentList } from '@pathquest/core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

const CHILDREN = ['children'] as const
const PARENTS = ['parents'] as const

/** A parent's linked children; read anew on every visit, since they may just have played. */
export const useChildren = (enabled = true) =>
  useQuery({
    queryKey: CHILDREN,
    queryFn: async () => (await api.request<ChildList>('GET', '/api/children')).children,
    refetchOnMount: 'always',
    enabled,
  })

export function useLinkChild() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: LinkChild) => api.request<ChildList>('POST', '/api/children', body),
    onSuccess: ({ children }) => putAnswer(queries, CHILDREN, () => children),
  })
}

export function useUnlinkChild() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      api.request<void>('DELETE', `/api/children/${encodeURIComponent(id)}`, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: CHILDREN }),
  })
}

/** Who sees the progress of this student. */
export const useParents = () =>
  useQuery({
    queryKey: PARENTS,
    queryFn: async () => (await api.request<ParentList>('GET', '/api/parents')).parents,
    refetchOnMount: 'always',
  })

export function useUnlinkParent() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      api.request<void>('DELETE', `/api/parents/${encodeURIComponent(id)}`, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: PARENTS }),
  })
}

export const useParentCode = () =>
  useMutation({
    mutationFn: () => api.request<ParentCodeAnswer>('POST', '/api/parent-code', {}),
  })
