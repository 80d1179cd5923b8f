import type {
  AccountDeletion,
  AccountNames,
  AccountSettings,
  EmailChange,
  MailChoices,
  PasswordChange,
} from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, patientApi } from './client'
import { accountChanged } from './freshness'
import { putAnswer } from './put-answer'

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

export function useChangeEmail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: EmailChange) =>
      call(patientApi, 'POST /api/account/email', { body: change }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ACCOUNT }),
  })
}

export function useChangePassword() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      call(patientApi, 'POST /api/account/password', { body: change }),
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
  useMutation({ mutationFn: () => call(patientApi, 'GET /api/account/export') })

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (wish: AccountDeletion) =>
      call(patientApi, 'POST /api/account/deletion', { body: wish }),
  })
