/** HMAC-SHA-256 signatures between API and room, and the tickets and seat tokens they stand for. */
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
  const bytes = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text))
  return toBase64url(new Uint8Array(bytes))
}

export async function verify(secret: string, text: string, signature: string): Promise<boolean> {
  const bytes = fromBase64url(signature)
  if (!bytes) return false
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, encoder.encode(text))
}

/** `purpose` keeps a ticket from passing as a seat token and the other way round. */
export async function signToken(secret: string, purpose: string, payload: object): Promise<string> {
  const body = toBase64url(encoder.encode(JSON.stringify(payload)))
  return `${body}.${await sign(secret, `${purpose}.${body}`)}`
}

/** The payload of a token that we signed, or null. The caller checks its fields. */
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
export const CALL_VALID_MS = 60_000

export interface SignedCall {
  method: string
  path: string
  body: string
}

/** Signs one call: `{ 'x-pathquest-signature', 'x-pathquest-signed-at' }` for its headers. */
export async function signCall(
  secret: string,
  call: SignedCall,
  now: number,
): Promise<Record<string, string>> {
  const at = String(now)
  return {
    [SIGNATURE_HEADER]: await sign(secret, callText(call, at)),
    [SIGNED_AT_HEADER]: at,
  }
}

export async function verifyCall(
  secret: string,
  call: SignedCall,
  header: (name: string) => string | null | undefined,
  now: number,
): Promise<boolean> {
  const at = header(SIGNED_AT_HEADER)
  const signature = header(SIGNATURE_HEADER)
  if (!at || !signature || !/^\d{1,15}$/.test(at)) return false
  if (Math.abs(now - Number(at)) > CALL_VALID_MS) return false
  return verify(secret, callText(call, at), signature)
}

const callText = ({ method, path, body }: SignedCall, at: string): string =>
  `call.${at}.${method}.${path}.${body}`
