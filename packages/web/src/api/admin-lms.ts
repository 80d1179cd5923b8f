import type {
  ConnectionTest,
  Invite,
  InviteList,
  NewInvite,
  NewInviteAnswer,
  Platform,
  PlatformAnswer,
  PlatformList,
  RegisterPlatform,
  UpdatePlatform,
} from '@pathquest/core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

export type { ConnectionTest, Invite, Platform, PlatformList, RegisterPlatform, UpdatePlatform }

const PLATFORMS = '/api/admin/lti/platforms'
const INVITES = '/api/admin/lti/invites'
const PLATFORMS_KEY = ['admin-lms', 'platforms']
const INVITES_KEY = ['admin-lms', 'invites']

/** Platforms, and the values that an LMS asks for. */
export const usePlatforms = () =>
  useQuery({
    queryKey: PLATFORMS_KEY,
    queryFn: () => api.request<PlatformList>('GET', PLATFORMS),
    // An LMS registers itself meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const useInvites = () =>
  useQuery({
    queryKey: INVITES_KEY,
    queryFn: () => api.request<InviteList>('GET', INVITES),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** A change of one platform, whose answer takes its place in the list. */
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
  usePlatformChange((platform: RegisterPlatform) => api.request('POST', PLATFORMS, platform))

export const useUpdatePlatform = (id: string) =>
  usePlatformChange((changes: UpdatePlatform) =>
    api.request('PATCH', `${PLATFORMS}/${id}`, changes),
  )

/** Asks the LMS now; what fails is an answer, too. */
export const useTestConnection = (id: string) =>
  useMutation({
    mutationFn: () => api.request<ConnectionTest>('POST', `${PLATFORMS}/${id}/test`, {}),
  })

export const useBindDeployment = (id: string) =>
  usePlatformChange((deploymentId: string) =>
    api.request('POST', `${PLATFORMS}/${id}/deployments`, { deploymentId }),
  )

export const useUnbindDeployment = (id: string) =>
  usePlatformChange((deploymentId: string) =>
    api.request('DELETE', `${PLATFORMS}/${id}/deployments`, { deploymentId }),
  )

export const useRotateKeys = (id: string) =>
  useMutation({ mutationFn: () => api.request<void>('POST', `${PLATFORMS}/${id}/rotate-keys`, {}) })

export function useRemovePlatform(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.request<void>('DELETE', `${PLATFORMS}/${id}`, {}),
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
    mutationFn: (invite: NewInvite) => api.request<NewInviteAnswer>('POST', INVITES, invite),
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
    mutationFn: ({ id }: Invite) => api.request<void>('DELETE', `${INVITES}/${id}`, {}),
    onSuccess: (_answer, { id }) =>
      putAnswer<InviteList>(
        queries,
        INVITES_KEY,
        (list) => list && { invites: list.invites.filter((one) => one.id !== id) },
      ),
  })
}
