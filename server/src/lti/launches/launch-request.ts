import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../runtime/errors'
import { isToken } from '../../runtime/tokens'
import type { RefusalPage } from '../pages/texts/en'

/** A login or launch that goes no further: which page people see, and why in the log. */
export class LaunchRefused extends AppError {
  constructor(
    /** What people are told. */
    readonly page: RefusalPage,
    /** A code of ours for the log; never a value of the request. */
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super('lti_launch_refused', {}, undefined, options)
  }
}

const MOST_FIELDS = 100

/** What stands in the address, and in a form that was posted. */
export async function parametersOf(c: Context<AppEnv>) {
  const query = new URL(c.req.url).searchParams
  const form = new URLSearchParams(c.req.method === 'POST' ? await c.req.text() : '')
  if (query.size > MOST_FIELDS || form.size > MOST_FIELDS) throw new AppError('body_too_large')
  return { query, form }
}

/** The value of a parameter that may be given once, within its length; undefined: not given. */
export function single(params: URLSearchParams, name: string, longest: number): string | undefined {
  const [value, another] = params.getAll(name)
  if (another !== undefined) throw new LaunchRefused('login_invalid', `${name}_twice`)
  if (value !== undefined && value.length > longest) {
    throw new LaunchRefused('login_invalid', `${name}_too_long`)
  }
  return value === '' ? undefined : value
}

export function required(params: URLSearchParams, name: string, longest: number): string {
  const value = single(params, name, longest)
  if (value === undefined) throw new LaunchRefused('login_invalid', `${name}_missing`)
  return value
}

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
