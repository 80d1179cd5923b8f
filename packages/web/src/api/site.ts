import { call } from '@pathquest/sdk/api/call'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'

/** What is configured for the pages of this Pathquest. */
export const useSite = () =>
  useQuery({
    queryKey: ['site'],
    queryFn: () => call(api, 'GET /api/site'),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Whether links have to be fetched from whoever runs this Pathquest, as far as is known. */
export const useIsWithoutMails = (): boolean => useSite().data?.mails === false
