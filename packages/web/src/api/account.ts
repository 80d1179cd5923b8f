import type {
  AccountDeletion,
  AccountExport,
  AccountNames,
  AccountSettings,
  EmailChange,
  MailChoices,
  PasswordChange,
} from '@pathquest/core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, patientApi } from './client'
import { accountChanged } from './freshness'
import { putAnswer } from './put-answer'

const ACCOUNT = ['account'] as const

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
    onSuccess: (saved) => {
      void accountChanged(queries)
      return putAnswer<AccountSettings>(queries, ACCOUNT, () => saved)
    },
  })
}

export function useChangeEmail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: EmailChange) =>
      patientApi.request<void>('POST', '/api/account/email', change),
    onSuccess: () => queries.invalidateQueries({ queryKey: ACCOUNT }),
  })
}

export function useChangePassword() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      patientApi.request<void>('POST', '/api/account/password', change),
    onSuccess: () => queries.invalidateQueries({ queryKey: ACCOUNT }),
  })
}

export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: () => api.request<void>('POST', '/api/account/sign-out-everywhere', {}),
  })

export function useChooseMails() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (choices: MailChoices) => api.request<void>('POST', '/api/account/mails', choices),
    onSuccess: (_done, mails) =>
      putAnswer<AccountSettings>(queries, ACCOUNT, (known) => known && { ...known, mails }),
  })
}

export const useExport = () =>
  useMutation({ mutationFn: () => patientApi.request<AccountExport>('GET', '/api/account/export') })

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (wish: AccountDeletion) =>
      patientApi.request<void>('POST', '/api/account/deletion', wish),
  })
