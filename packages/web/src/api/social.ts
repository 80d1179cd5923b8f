import type { SocialSignIn } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from './client'

/** The names of the providers, as people know them. */
export const PROVIDER_NAMES = { google: 'Google', microsoft: 'Microsoft' } as const

/** Leaves for the provider; the page is gone when it succeeds. */
export const useSocialSignIn = () =>
  useMutation({
    mutationFn: (form: SocialSignIn) => call(api, 'POST /api/auth/social', { body: form }),
    onSuccess: ({ url }) => window.location.assign(url),
  })

/** Who comes from a provider for the first time; null: nobody, or too long ago. */
export const usePendingSignUp = () =>
  useQuery({
    queryKey: ['social-sign-up'],
    queryFn: () => call(api, 'GET /api/auth/social-sign-up'),
    select: ({ pending }) => pending,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
