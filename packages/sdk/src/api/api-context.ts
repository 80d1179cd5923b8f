import { createContext, useContext } from 'react'
import type { ApiClient } from './client'

/** The client of the enclosing provider. */
export const ApiContext = createContext<ApiClient | null>(null)

/** A widget's own client, else the provider's. */
export function useGivenApi<Api>(given: Api | undefined): Api | ApiClient {
  const around = useContext(ApiContext)
  const api = given ?? around
  if (api) return api
  throw new Error(
    'Pathquest has no API to talk to: put the widget inside <PathquestProvider origin="…">, ' +
      'or give it an `api` made by createApiClient({ origin: "…" }).',
  )
}

/**
 * The API client of the enclosing `PathquestProvider`, for requests of your own.
 * @example
 * const api = useApi()
 * useEffect(() => {
 *   api.request<CareerList>('GET', '/api/careers').then(({ careers }) => setCareers(careers),
 * report)
 * }, [api])
 */
export const useApi = (): ApiClient => useGivenApi<ApiClient>(undefined)
