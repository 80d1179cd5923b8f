import type {
  AccountCode,
  AccountCodeAnswer,
  AccountLinkList,
  AccountLinkPreview,
} from '@pathquest/core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { gamesChanged } from './freshness'
import { putAnswer } from './put-answer'

const LINKS = ['account-links'] as const

/** The course logins of the account. */
export const useAccountLinks = () =>
  useQuery({
    queryKey: LINKS,
    queryFn: async () => (await api.request<AccountLinkList>('GET', '/api/account-links')).links,
    refetchOnMount: 'always',
  })

/** Both sides of a joining; asked once for each code. */
export const useLinkPreview = (code: string) =>
  useQuery({
    queryKey: ['account-link-preview', code],
    queryFn: () =>
      api.request<AccountLinkPreview>('POST', '/api/account-links/preview', {
        code,
      } satisfies AccountCode),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export function useLinkAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: AccountCode) =>
      api.request<AccountLinkList>('POST', '/api/account-links', body),
    // What was won in a course is the account's from now on.
    onSuccess: ({ links }) => {
      void gamesChanged(queries)
      return putAnswer(queries, LINKS, () => links)
    },
  })
}

export function useUnlinkAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      api.request<void>('DELETE', `/api/account-links/${encodeURIComponent(id)}`, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: LINKS }),
  })
}

/** Inside a course: the code that the account's page takes. */
export const useAccountCode = () =>
  useMutation({
    mutationFn: () => api.request<AccountCodeAnswer>('POST', '/api/lti/account-code', {}),
  })
