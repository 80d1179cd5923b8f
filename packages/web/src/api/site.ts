import { ApiError } from '@pathquest/sdk/api-error'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'

/** What whoever runs this Pathquest has configured for its pages. */
export interface Site {
  contact: Record<'support' | 'feedback' | 'help', string | null>
}

const NOTHING_CONFIGURED: Site = { contact: { support: null, feedback: null, help: null } }

export const useSite = () =>
  useQuery({
    queryKey: ['site'],
    queryFn: async (): Promise<Site> => {
      try {
        return await api.request<Site>('GET', '/api/site')
      } catch (error) {
        // An older or smaller server knows no such address: nothing is configured.
        if (error instanceof ApiError && error.status === 404) return NOTHING_CONFIGURED
        throw error
      }
    },
  })
