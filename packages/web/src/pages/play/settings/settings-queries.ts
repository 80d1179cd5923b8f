import type { ChangeLtiSettings, LtiSettingsAnswer } from '@pathquest/core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client'
import { putAnswer } from '../../../api/put-answer'
import { useReloadLaunch } from '../lti-queries'

const SETTINGS = ['lti', 'settings'] as const
const PATH = '/api/lti/settings'

export const useSettings = () =>
  useQuery({
    queryKey: SETTINGS,
    queryFn: () => api.request<LtiSettingsAnswer>('GET', PATH),
    staleTime: 0,
  })

export function useChangeSettings() {
  const queries = useQueryClient()
  const reloadLaunch = useReloadLaunch()
  return useMutation({
    mutationFn: (body: ChangeLtiSettings) => api.request<LtiSettingsAnswer>('PUT', PATH, body),
    onSuccess: async (answer) => {
      await putAnswer(queries, SETTINGS, () => answer)
      await reloadLaunch()
    },
  })
}
