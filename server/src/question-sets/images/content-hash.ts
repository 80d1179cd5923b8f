import { createHash } from 'node:crypto'

/** SHA-256 of bytes, base64url. */
export const contentHash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url')
