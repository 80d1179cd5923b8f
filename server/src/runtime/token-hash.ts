import { createHash } from 'node:crypto'

/** What is kept of a secret of 128 bits or more: a plain hash of it cannot be turned back. */
export const tokenHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
