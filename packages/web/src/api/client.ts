import { type ApiClientOptions, createApiClient } from '@pathquest/sdk/api/client'
import { basenameOf } from '../basename'
import { currentLanguage } from '../messages/language'
import { visitToken } from './visit'

/** Whether this is a launch from an LMS, which has its own sign-in. */
export const isPlay =
  typeof window !== 'undefined' && basenameOf(window.location.pathname) === '/play'

const options: ApiClientOptions = {
  language: currentLanguage,
  ...(isPlay ? { credentials: 'omit', bearer: visitToken } : {}),
}

/**
 * The app's own client: same origin, session cookie; under /play only the bearer token of the
 * launch.
 */
export const api = createApiClient(options)

/**
 * For slow requests: password hashes of a whole class are checked two at a time, an export reads
 * all stored data, a deletion notifies every room first.
 */
export const slowApi = createApiClient({ ...options, timeoutMs: 60_000 })
