import { toolUrls } from './tool'

/** The link that an invitation is: told once, good for one platform. */
export const inviteUrl = (publicOrigin: string, token: string): string =>
  `${toolUrls(publicOrigin).registrationUrl}?invite=${token}`
