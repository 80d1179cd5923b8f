import { tokenHash } from '../../runtime/token-hash'

/** Names a person of a platform to its courses' pages. */
export const personId = (platformId: string, sub: string): string =>
  tokenHash(JSON.stringify([platformId, sub])).slice(0, 22)
