import type {
  AccountDeletion,
  AccountExport,
  AccountNames,
  AccountSettings,
  EmailChange,
  MailChoices,
  PasswordChange,
} from '@pathquest/game-core/contracts'
import { createApiClient } from '@pathquest/sdk/api/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

const ACCOUNT = ['account'] as const
/** All that is kept about somebody is read, or every room they are in is told. */
const patient = createApiClient({ timeoutMs: 60_000 })

export const useAccount = () =>
  useQuery({
    queryKey: ACCOUNT,
    queryFn: () => api.request<AccountSettings>('GET', '/api/account'),
    refetchOnMount: 'always',
  })

export function useSaveNames() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (names: AccountNames) =>
      api.request<AccountSettings>('PATCH', '/api/account/names', names),
    onSuccess: (saved) => putAnswer<AccountSettings>(queries, ACCOUNT, () => saved),
  })
}

export function useChangeEmail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: EmailChange) => api.request<void>('POST', '/api/account/email', change),
    onSuccess: () => queries.invalidateQueries({ queryKey: ACCOUNT }),
  })
}

export function useChangePassword() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      api.request<void>('POST', '/api/account/password', change),
    onSuccess: () => queries.invalidateQueries({ queryKey: ACCOUNT }),
  })
}

export function useChooseMails() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (choices: MailChoices) => api.request<void>('POST', '/api/account/mails', choices),
    onSuccess: (_done, mails) =>
      putAnswer<AccountSettings>(queries, ACCOUNT, (known) => known && { ...known, mails }),
  })
}

export const useExport = () =>
  useMutation({ mutationFn: () => patient.request<AccountExport>('GET', '/api/account/export') })

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (wish: AccountDeletion) =>
      patient.request<void>('POST', '/api/account/deletion', wish),
  })
