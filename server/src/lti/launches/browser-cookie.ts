import { isToken } from '../../runtime/random'

/** As long as a login may take. */
const LIVES_S = 600

/**
 * What only this browser knows. Partitioned: kept in a frame of an LMS even where cookies of third
 * parties are blocked, and for that LMS alone. Without TLS (and not on this machine) browsers take
 * no such cookie; a plain one serves a window of its own.
 */
export function browserCookie(publicOrigin: string) {
  const { protocol, hostname } = new URL(publicOrigin)
  const isHttps = protocol === 'https:'
  const name = isHttps ? '__Host-pathquest-lti' : 'pathquest-lti'
  const isKeptInFrames = isHttps || hostname === 'localhost' || hostname === '127.0.0.1'
  const attributes = [
    `Path=${isHttps ? '/' : '/lti'}`,
    `Max-Age=${LIVES_S}`,
    'HttpOnly',
    ...(isKeptInFrames ? ['Secure', 'SameSite=None', 'Partitioned'] : []),
  ].join('; ')
  return {
    header: (value: string): string => `${name}=${value}; ${attributes}`,
    /** Of two with our name, as an older path may leave them, the first that could be ours. */
    read: (cookies = ''): string | undefined =>
      cookies
        .split(/;\s*/)
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1))
        .find(isToken),
  }
}

/**
 * Whether a form was posted by a page of ours. Every browser names the origin of a form that is
 * posted, unless the page's policy hides it; what names none is not taken for ours.
 */
export const isFromOwnPage = (publicOrigin: string, origin: string | undefined): boolean =>
  origin === new URL(publicOrigin).origin
