import type {
  AccountCode,
  AccountDeletion,
  AccountNames,
  AccountSettings,
  EmailChange,
  MailChoices,
  PasswordChange,
  SocialSignIn,
} from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, slowApi } from './client'
import { putAnswer } from './put-answer'
import { accountChanged, gamesChanged } from './query-client'

const ACCOUNT = ['account'] as const

export const useAccount = () =>
  useQuery({
    queryKey: ACCOUNT,
    queryFn: () => call(api, 'GET /api/account'),
    refetchOnMount: 'always',
  })

export function useSaveNames() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (names: AccountNames) => call(api, 'PATCH /api/account/names', { body: names }),
    onSuccess: (saved) => {
      void accountChanged(queries)
      return putAnswer<AccountSettings>(queries, ACCOUNT, () => saved)
    },
  })
}

/** At which school one says to be; null: none. */
export function useSaveSchool() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (schoolId: string | null) =>
      call(api, 'PUT /api/account/school', { body: { schoolId } }),
    onSuccess: (saved) => putAnswer<AccountSettings>(queries, ACCOUNT, () => saved),
  })
}

export function useChangeEmail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: EmailChange) => call(slowApi, 'POST /api/account/email', { body: change }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ACCOUNT }),
  })
}

export function useChangePassword() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      call(slowApi, 'POST /api/account/password', { body: change }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ACCOUNT }),
  })
}

export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: () => call(api, 'POST /api/account/sign-out-everywhere'),
  })

export function useChooseMails() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (choices: MailChoices) => call(api, 'POST /api/account/mails', { body: choices }),
    onSuccess: (_done, mails) =>
      putAnswer<AccountSettings>(queries, ACCOUNT, (known) => known && { ...known, mails }),
  })
}

export const useExport = () =>
  useMutation({ mutationFn: () => call(slowApi, 'GET /api/account/export') })

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (requested: AccountDeletion) =>
      call(slowApi, 'POST /api/account/deletion', { body: requested }),
  })

const LINKS = ['account-links'] as const

/** The course logins of the account. */
export const useAccountLinks = () =>
  useQuery({
    queryKey: LINKS,
    queryFn: async () => (await call(api, 'GET /api/account-links')).links,
    refetchOnMount: 'always',
  })

/** A preview of both sides before linking; fetched once per code. */
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
    // What was won in a course belongs to the account from now on.
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

/** Inside a course: the code to enter on the account's page. */
export const useAccountCode = () =>
  useMutation({
    mutationFn: () => call(api, 'POST /api/lti/account-code'),
  })

/** The providers' display names. */
export const PROVIDER_NAMES = { google: 'Google', microsoft: 'Microsoft' } as const

/** Redirects to the provider; the page is left when it succeeds. */
export const useSocialSignIn = () =>
  useMutation({
    mutationFn: (form: SocialSignIn) => call(api, 'POST /api/auth/social', { body: form }),
    onSuccess: ({ url }) => window.location.assign(url),
  })

/** The user from a provider's first sign-in; null: none, or too long ago. */
export const usePendingSignUp = () =>
  useQuery({
    queryKey: ['social-sign-up'],
    queryFn: () => call(api, 'GET /api/auth/social-sign-up'),
    select: ({ pending }) => pending,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => call(api, 'GET /api/profile'),
})
export const useProfile = () => useQuery(profileQuery)
