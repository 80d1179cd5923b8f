import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a form was posted by a page of ours. Every browser names the origin of a form that is
 * posted, unless the page's policy hides it; what names none is not taken for ours.
 */
export const isFromPageOf = (ownUrl: string, { origin }: IncomingHttpHeaders): boolean =>
  origin === new URL(ownUrl).origin
