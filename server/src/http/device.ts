import { readToken, sign, signToken } from '@pathquest/game-core'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { newToken } from '../runtime/random'
import type { Services } from '../services/services'
import type { AppEnv } from './app-env'

/**
 * What a browser carries about itself, signed by us and kept nowhere else: that it has joined or
 * signed in here before, so that nobody else's mistakes stop it, and which seats it had, so that
 * who was removed stays out. No name, no address, no account that others could read.
 */
export interface Device {
  id: string
  /** Player ids, the latest last. */
  seats: string[]
  /** Marks of accounts that have signed in on it. */
  accounts: string[]
}

const COOKIE = 'pq_device'
const KEPT_DAYS = 30
const DAY_MS = 24 * 3600_000
const SEATS_MAX = 12
const ACCOUNTS_MAX = 6
const MARK_LENGTH = 16

/** Null: a new browser, one whose mark is too old, or a page of another origin. */
export async function readDevice(c: Context<AppEnv>): Promise<Device | null> {
  const token = c.var.foreign ? undefined : getCookie(c, COOKIE)
  if (token === undefined) return null
  const { secrets, now } = c.var.services
  const found = await readToken(secrets.seat, 'device', token)
  if (!found || typeof found.id !== 'string' || typeof found.at !== 'number') return null
  if (found.at < now() - KEPT_DAYS * DAY_MS) return null
  return { id: found.id, seats: texts(found.seats), accounts: texts(found.accounts) }
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Hands the mark on with what was added; pages of other origins get none. */
export async function markDevice(
  c: Context<AppEnv>,
  before: Device | null,
  added: { seat?: string; account?: string },
): Promise<void> {
  if (c.var.foreign) return
  const { secrets, env, now } = c.var.services
  const device = before ?? { id: newToken(), seats: [], accounts: [] }
  const payload = {
    id: device.id,
    seats: latest(device.seats, added.seat, SEATS_MAX),
    accounts: latest(device.accounts, added.account, ACCOUNTS_MAX),
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

/** What stands for an account in the mark: only we can tell which one it is. */
export const accountMark = async ({ secrets }: Services, email: string): Promise<string> =>
  (await sign(secrets.seat, `device account ${email}`)).slice(0, MARK_LENGTH)
