import { createApiClient } from '@pathquest/sdk/api/client'
import { basenameOf } from '../app/basename'
import { currentLanguage } from '../app/language'
import { visitToken } from './visit'

const isPlay = typeof window !== 'undefined' && basenameOf(window.location.pathname) === '/play'

/** The app's own client: same origin, session cookie; under /play the bearer of the launch alone. */
export const api = isPlay
  ? createApiClient({ credentials: 'omit', bearer: visitToken, language: currentLanguage })
  : createApiClient({ language: currentLanguage })
