import { createApiClient } from '@pathquest/sdk/api-client'

/** The app's own client: same origin, session cookie. */
export const api = createApiClient()
