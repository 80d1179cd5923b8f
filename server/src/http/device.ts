import { readToken, sign, signToken } from '@pathquest/core'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Services } from '../services/services'
import type { AppEnv } from './app-env'

/**
 * A signed cookie that marks a browser and is stored nowhere else: that it has joined or signed in
 * here before, so that the failures of others do not lock it out, and which seats it had, so that
 * removed players stay out. No name, no address, no account that others could read.
 */
export interface Device {
  id: string
  /** Player ids, the latest last. */
  seats: string[]
  /** Hashes of accounts that have signed in on it. */
  accounts: string[]
}

const COOKIE = 'pq_device'
const KEPT_DAYS = 30
const DAY_MS = 24 * 3600_000
const SEATS_MAX = 12
const ACCOUNTS_MAX = 6
const MARK_LENGTH = 16

/** Null: a new browser, one whose mark has expired, or a page of another origin. */
export async function readDevice(c: Context<AppEnv>): Promise<Device | null> {
  const token = isForeignPage(c) ? undefined : getCookie(c, COOKIE)
  if (token === undefined) return null
  const { secrets, now } = c.var.services
  const found = await readToken(secrets.seat, 'device', token)
  if (!found || typeof found.id !== 'string' || typeof found.at !== 'number') return null
  if (found.at < now() - KEPT_DAYS * DAY_MS) return null
  return { id: found.id, seats: texts(found.seats), accounts: texts(found.accounts) }
}

/**
 * A browser that is redirected to us, as by a provider after a sign-in, is no page of another
 * origin.
 */
const isForeignPage = (c: Context<AppEnv>): boolean =>
  c.var.foreign && !(c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate')

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/**
 * The id of the device: that of its mark, else of the account or seat that sends the request. A
 * client that drops the cookie and returns with the same seat is the same device, so that one seat
 * never becomes many devices.
 */
export async function deviceId(c: Context<AppEnv>, device: Device | null): Promise<string | null> {
  if (device) return device.id
  const { principal, services } = c.var
  const owner = principal.profileId ?? principal.seat?.playerId
  return owner === undefined ? null : idOfOwner(services, owner)
}

const idOfOwner = ({ secrets }: Services, owner: string): Promise<string> =>
  sign(secrets.seat, `device of ${owner}`)

/** Sets the cookie again with what was added; pages of other origins get none. */
export async function markDevice(
  c: Context<AppEnv>,
  before: Device | null,
  added: { seat: string } | { profileId: string; email: string },
): Promise<void> {
  if (isForeignPage(c)) return
  const { services } = c.var
  const { secrets, env, now } = services
  const [seat, account] =
    'seat' in added ? [added.seat] : [undefined, await accountMark(services, added.email)]
  const owner = 'seat' in added ? added.seat : added.profileId
  const payload = {
    id: (await deviceId(c, before)) ?? (await idOfOwner(services, owner)),
    seats: latest(before?.seats ?? [], seat, SEATS_MAX),
    accounts: latest(before?.accounts ?? [], account, ACCOUNTS_MAX),
    at: now(),
  }
  setCookie(c, COOKIE, await signToken(secrets.seat, 'device', payload), {
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.publicOrigin.startsWith('https:'),
    maxAge: KEPT_DAYS * 24 * 3600,
  })
}

const latest = (list: readonly string[], one: string | undefined, max: number): string[] =>
  one === undefined ? [...list] : [...list.filter((other) => other !== one), one].slice(-max)

/** The hash of an account in the mark: only we can resolve it. */
export const accountMark = async ({ secrets }: Services, email: string): Promise<string> =>
  (await sign(secrets.seat, `device account ${email}`)).slice(0, MARK_LENGTH)
