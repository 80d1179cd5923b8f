import { createHash } from 'node:crypto'
import { toolUrls } from './tool'

/** Of an invitation's token the hash alone is kept; it is random and cannot be guessed back. */
export const inviteHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** The link that an invitation is: told once, good for one platform. */
export const inviteUrl = (publicOrigin: string, token: string): string =>
  `${toolUrls(publicOrigin).registrationUrl}?invite=${token}`
