import type { AccountCode } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { gamesChanged } from './freshness'
import { putAnswer } from './put-answer'

const LINKS = ['account-links'] as const

/** The course logins of the account. */
export const useAccountLinks = () =>
  useQuery({
    queryKey: LINKS,
    queryFn: async () => (await call(api, 'GET /api/account-links')).links,
    refetchOnMount: 'always',
  })

/** Both sides of a joining; asked once for each code. */
export const useLinkPreview = (code: string) =>
  useQuery({
    queryKey: ['account-link-preview', code],
    queryFn: () =>
      call(api, 'POST /api/account-links/preview', {
        body: {
          code,
        } satisfies AccountCode,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export function useLinkAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: AccountCode) => call(api, 'POST /api/account-links', { body }),
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
    mutationFn: (id: string) => call(api, 'DELETE /api/account-links/{id}', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: LINKS }),
  })
}

/** Inside a course: the code that the account's page takes. */
export const useAccountCode = () =>
  useMutation({
    mutationFn: () => call(api, 'POST /api/lti/account-code'),
  })
