import type { FetchAnswer } from '../fetch-guarded'

/** A platform answered, but not with what was asked for. */
export class PlatformRefusal extends Error {
  override readonly name = 'PlatformRefusal'

  constructor(
    /** The call for a token, or the one for which it was meant. */
    readonly at: 'token' | 'service',
    readonly status: number,
    /** What it said, short and plain: for teachers alone. */
    readonly detail: string,
    /** When it wants to be asked again, if it said so. */
    readonly retryAfterMs: number | null = null,
    /** The error's name, where it answered as OAuth does (RFC 6749, section 5.2). */
    readonly error: string | null = null,
  ) {
    super(`${at} ${status}`)
  }
}

/** What a service address leads to is not there, or not any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof PlatformRefusal &&
  error.at === 'service' &&
  (error.status === 404 || error.status === 410)

export const isSuccess = ({ status }: FetchAnswer): boolean => status >= 200 && status < 300

export function refusalOf(at: 'token' | 'service', answer: FetchAnswer): PlatformRefusal {
  const { status, headers, text } = answer
  return new PlatformRefusal(
    at,
    status,
    shortText(status, text),
    retryAfterOf(headers.get('retry-after'), Date.now()),
    KEYS_NOT_READ_TEXT.test(text) ? KEYS_NOT_READ : oauthError(text),
  )
}

/** `error` of a refusal where the platform's own server has not read our keyset. */
export const KEYS_NOT_READ = 'keys_not_read'
/** Moodle's words for it: its HTTP security, or a name that it cannot resolve. */
const KEYS_NOT_READ_TEXT = /fix_jwks_alg\b|\$jwks\b[^.]{0,40}\bnull given/i

function oauthError(text: string): string | null {
  try {
    const { error } = JSON.parse(text) as { error?: unknown }
    return typeof error === 'string' ? error : null
  } catch {
    // A page, or a line of text.
    return null
  }
}

/** Seconds, or a date. */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null) return null
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

const LONGEST = 200
/** Where platforms put the sentence for people. */
const FIELDS = ['error_description', 'message', 'detail', 'details', 'reason', 'title', 'error']

/** What a platform said in a body of any kind, as one plain line behind its status. */
export function shortText(status: number, body: string): string {
  const said = plain(sentenceIn(body) ?? '')
  const line = said === '' ? String(status) : `${status}: ${said}`
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line
}

function sentenceIn(body: string): string | undefined {
  try {
    return deepest(JSON.parse(body))
  } catch {
    // No JSON: a page, or a line of text.
    return body
  }
}

function deepest(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return deepest(value[0])
  if (typeof value !== 'object' || value === null) return undefined
  const fields = value as Record<string, unknown>
  for (const name of [...FIELDS, 'errors']) {
    const found = deepest(fields[name])
    if (found) return found
  }
  return undefined
}

const plain = (text: string): string =>
  text
    .slice(0, 20_000)
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    // No token that a platform repeats.
    .replace(/\beyJ[\w-]+\.[\w-]*\.?[\w-]*|\bBearer\s+\S+/gi, '…')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
