import type { ChangeLtiSettings } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client'
import { putAnswer } from '../../../api/put-answer'
import { useReloadLaunch } from '../lti-queries'

const SETTINGS = ['lti', 'settings'] as const

export const useSettings = () =>
  useQuery({
    queryKey: SETTINGS,
    queryFn: () => call(api, 'GET /api/lti/settings'),
    staleTime: 0,
  })

export function useChangeSettings() {
  const queries = useQueryClient()
  const reloadLaunch = useReloadLaunch()
  return useMutation({
    mutationFn: (body: ChangeLtiSettings) => call(api, 'PUT /api/lti/settings', { body }),
    onSuccess: async (answer) => {
      await putAnswer(queries, SETTINGS, () => answer)
      await reloadLaunch()
    },
  })
}
