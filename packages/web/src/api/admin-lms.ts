import type {
  ConnectionTest,
  Invite,
  InviteList,
  NewInvite,
  Platform,
  PlatformAnswer,
  PlatformList,
  RegisterPlatform,
  UpdatePlatform,
} from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

export type { ConnectionTest, Invite, Platform, PlatformList, RegisterPlatform, UpdatePlatform }

const PLATFORMS_KEY = ['admin-lms', 'platforms']
const INVITES_KEY = ['admin-lms', 'invites']

/** Platforms, and the values that an LMS asks for. */
export const usePlatforms = () =>
  useQuery({
    queryKey: PLATFORMS_KEY,
    queryFn: () => call(api, 'GET /api/admin/lti/platforms'),
    // An LMS may register itself meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const useInvites = () =>
  useQuery({
    queryKey: INVITES_KEY,
    queryFn: () => call(api, 'GET /api/admin/lti/invites'),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** A change of one platform, whose answer updates the list. */
function usePlatformChange<Input>(ask: (input: Input) => Promise<PlatformAnswer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ask,
    onSuccess: ({ platform }) =>
      putAnswer<PlatformList>(
        queries,
        PLATFORMS_KEY,
        (list) => list && withPlatform(list, platform),
      ),
  })
}

const withPlatform = (list: PlatformList, platform: Platform): PlatformList => {
  const isKnown = list.platforms.some(({ id }) => id === platform.id)
  const platforms = isKnown
    ? list.platforms.map((one) => (one.id === platform.id ? platform : one))
    : [...list.platforms, platform]
  return { ...list, platforms }
}

export const useRegisterPlatform = () =>
  usePlatformChange((platform: RegisterPlatform) =>
    call(api, 'POST /api/admin/lti/platforms', { body: platform }),
  )

export const useUpdatePlatform = (id: string) =>
  usePlatformChange((changes: UpdatePlatform) =>
    call(api, 'PATCH /api/admin/lti/platforms/{id}', { params: { id }, body: changes }),
  )

/** Checks the LMS now; a failed check is a result, too. */
export const useTestConnection = (id: string) =>
  useMutation({
    mutationFn: () => call(api, 'POST /api/admin/lti/platforms/{id}/test', { params: { id } }),
  })

export const useBindDeployment = (id: string) =>
  usePlatformChange((deploymentId: string) =>
    call(api, 'POST /api/admin/lti/platforms/{id}/deployments', {
      params: { id },
      body: { deploymentId },
    }),
  )

export const useUnbindDeployment = (id: string) =>
  usePlatformChange((deploymentId: string) =>
    call(api, 'DELETE /api/admin/lti/platforms/{id}/deployments', {
      params: { id },
      body: { deploymentId },
    }),
  )

export const useRotateKeys = (id: string) =>
  useMutation({
    mutationFn: () =>
      call(api, 'POST /api/admin/lti/platforms/{id}/rotate-keys', { params: { id } }),
  })

export function useRemovePlatform(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api, 'DELETE /api/admin/lti/platforms/{id}', { params: { id } }),
    onSuccess: () =>
      putAnswer<PlatformList>(
        queries,
        PLATFORMS_KEY,
        (list) => list && { ...list, platforms: list.platforms.filter((one) => one.id !== id) },
      ),
  })
}

export function useInvitePlatform() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (invite: NewInvite) => call(api, 'POST /api/admin/lti/invites', { body: invite }),
    onSuccess: ({ invite }) =>
      putAnswer<InviteList>(
        queries,
        INVITES_KEY,
        (list) => list && { invites: [invite, ...list.invites] },
      ),
  })
}

export function useRevokeInvite() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Invite) =>
      call(api, 'DELETE /api/admin/lti/invites/{id}', { params: { id } }),
    onSuccess: (_answer, { id }) =>
      putAnswer<InviteList>(
        queries,
        INVITES_KEY,
        (list) => list && { invites: list.invites.filter((one) => one.id !== id) },
      ),
  })
}
