import { type ApiClientOptions, createApiClient } from '@pathquest/sdk/api/client'
import { basenameOf } from '../basename'
import { currentLanguage } from '../messages/language'
import { visitToken } from './visit'

/** Whether this is a visit from an LMS, which has a sign-in of its own. */
export const isPlay =
  typeof window !== 'undefined' && basenameOf(window.location.pathname) === '/play'

const options: ApiClientOptions = {
  language: currentLanguage,
  ...(isPlay ? { credentials: 'omit', bearer: visitToken } : {}),
}

/** The app's own client: same origin, session cookie; under /play the bearer of the launch alone. */
export const api = createApiClient(options)

/**
 * For what may take its time: passwords of a whole class are looked at two at a time, an export
 * reads all that is kept, before a deletion every room is told.
 */
export const patientApi = createApiClient({ ...options, timeoutMs: 60_000 })
