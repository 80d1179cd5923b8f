import { call } from '@pathquest/sdk/api/call'
import { problemError } from '@pathquest/sdk/api/error'
import { useQuery } from '@tanstack/react-query'
import { timeoutSignal } from '../older-browser/ponyfills'
import { api } from './client'

/** The configuration for the pages of this installation. */
export const useSite = () =>
  useQuery({
    queryKey: ['site'],
    queryFn: () => call(api, 'GET /api/site'),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Whether email links have to be requested from the operator, as far as is known. */
export const useIsWithoutMails = (): boolean => useSite().data?.mails === false

const TIMEOUT_MS = 20_000

/** The OpenAPI description, as the server generates it. */
export const useApiDescription = <Description>() =>
  useQuery({
    queryKey: ['api-description'],
    queryFn: async (): Promise<Description> => {
      const answer = await fetch('/api/openapi.json', { signal: timeoutSignal(TIMEOUT_MS) })
      const text = await answer.text()
      if (!answer.ok) throw problemError(answer, text)
      return JSON.parse(text)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
