/** HMAC-SHA-256 signatures between API and room, and the tickets and seat tokens made with them. */
interface Subtle {
  importKey(
    format: 'raw',
    key: Uint8Array,
    algorithm: { name: 'HMAC'; hash: 'SHA-256' },
    extractable: false,
    uses: ['sign', 'verify'],
  ): Promise<unknown>
  sign(algorithm: 'HMAC', key: unknown, data: Uint8Array): Promise<ArrayBuffer>
  /** Compares in constant time. */
  verify(algorithm: 'HMAC', key: unknown, signature: Uint8Array, data: Uint8Array): Promise<boolean>
  digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer>
}
declare const crypto: { subtle: Subtle }
declare class TextEncoder {
  encode(text: string): Uint8Array
}
declare class TextDecoder {
  decode(bytes: Uint8Array): string
}
declare function btoa(text: string): string
declare function atob(text: string): string

interface NodeCrypto {
  createHmac(algorithm: 'sha256', secret: string): NodeHash
  createHash(algorithm: 'sha256'): NodeHash
  timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean
}
interface NodeHash {
  update(data: string | Uint8Array): NodeHash
  digest(): Uint8Array
  digest(encoding: 'base64url'): string
}
interface Runtime {
  process?: { getBuiltinModule?: (name: 'node:crypto') => NodeCrypto | undefined }
}

/**
 * Where there is one, Node's own: the same functions without a round trip to another thread, which
 * costs ten times the signature. Elsewhere, as in workerd, WebCrypto.
 */
const node = (globalThis as Runtime).process?.getBuiltinModule?.('node:crypto')

const encoder = new TextEncoder()
const keys = new Map<string, Promise<unknown>>()

function keyOf(secret: string): Promise<unknown> {
  let key = keys.get(secret)
  if (!key) {
    key = crypto.subtle.importKey(
      'raw',
      encoder.encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign', 'verify'],
    )
    keys.set(secret, key)
  }
  return key
}

function toBase64url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function fromBase64url(text: string): Uint8Array | null {
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
}

export async function sign(secret: string, text: string): Promise<string> {
  if (node) return node.createHmac('sha256', secret).update(text).digest('base64url')
  const bytes = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text))
  return toBase64url(new Uint8Array(bytes))
}

export async function verify(secret: string, text: string, signature: string): Promise<boolean> {
  const bytes = fromBase64url(signature)
  if (!bytes) return false
  if (node) {
    const own = node.createHmac('sha256', secret).update(text).digest()
    return bytes.length === own.length && node.timingSafeEqual(bytes, own)
  }
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, encoder.encode(text))
}

/** `purpose` keeps a ticket from passing as a seat token and vice versa. */
export async function signToken(secret: string, purpose: string, payload: object): Promise<string> {
  const body = toBase64url(encoder.encode(JSON.stringify(payload)))
  return `${body}.${await sign(secret, `${purpose}.${body}`)}`
}

/** The payload of a token that we signed, or null. The caller validates its fields. */
export async function readToken(
  secret: string,
  purpose: string,
  token: string,
): Promise<Record<string, unknown> | null> {
  const [body, signature, more] = token.split('.')
  if (!body || !signature || more !== undefined || token.length > 2048) return null
  if (!(await verify(secret, `${purpose}.${body}`, signature))) return null
  const bytes = fromBase64url(body)
  if (!bytes) return null
  try {
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return payload !== null && typeof payload === 'object'
      ? (payload as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** Headers of a signed call between API and room. */
export const SIGNATURE_HEADER = 'x-pathquest-signature'
export const SIGNED_AT_HEADER = 'x-pathquest-signed-at'
/**
 * SHA-256 of the body, base64url: the signature covers it, so headers are enough to authenticate
 * the caller.
 */
export const CONTENT_DIGEST_HEADER = 'x-pathquest-content-sha256'
/**
 * The store of rooms that a call is for, or that a room posts from: at the wrong one, nobody takes the
 * absence of a room for its loss.
 */
export const STORE_HEADER = 'x-pathquest-store'
export const CALL_VALID_MS = 60_000

export interface CallHead {
  method: string
  path: string
}
export interface SignedCall extends CallHead {
  body: string
}
type ReadHeader = (name: string) => string | null | undefined

/** Signs one call: signature, time and digest for its headers. */
export async function signCall(
  secret: string,
  call: SignedCall,
  now: number,
): Promise<Record<string, string>> {
  const at = String(now)
  const digest = await contentDigest(call.body)
  return {
    [SIGNATURE_HEADER]: await sign(secret, callText(call, at, digest)),
    [SIGNED_AT_HEADER]: at,
    [CONTENT_DIGEST_HEADER]: digest,
  }
}

/** Verifies a call before its body is read: the digest that the body must have, or null. */
export async function verifyCallHead(
  secret: string,
  head: CallHead,
  header: ReadHeader,
  now: number,
): Promise<string | null> {
  const at = header(SIGNED_AT_HEADER)
  const signature = header(SIGNATURE_HEADER)
  const digest = header(CONTENT_DIGEST_HEADER)
  if (!at || !signature || !digest || !/^\d{1,15}$/.test(at)) return null
  if (Math.abs(now - Number(at)) > CALL_VALID_MS) return null
  return (await verify(secret, callText(head, at, digest), signature)) ? digest : null
}

/** For a body that is already read. */
export async function verifyCall(
  secret: string,
  call: SignedCall,
  header: ReadHeader,
  now: number,
): Promise<boolean> {
  const digest = await verifyCallHead(secret, call, header, now)
  return digest !== null && digest === (await contentDigest(call.body))
}

/** SHA-256 in base64url. */
export async function contentDigest(body: string | Uint8Array): Promise<string> {
  if (node) return node.createHash('sha256').update(body).digest('base64url')
  const bytes = typeof body === 'string' ? encoder.encode(body) : body
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

const callText = ({ method, path }: CallHead, at: string, digest: string): string =>
  `call.${at}.${method}.${path}.${digest}`
