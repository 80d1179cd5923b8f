import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import {
  CALL_VALID_MS,
  CONTENT_DIGEST_HEADER,
  contentDigest,
  readToken,
  SIGNATURE_HEADER,
  SIGNED_AT_HEADER,
  sign,
  signCall,
  signToken,
  verify,
  verifyCall,
  verifyCallHead,
} from './signing'

/** Any code point, lone surrogates too. */
const anySign = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point))

const SECRET = 'a secret of this test'
const NOW = 1_800_000_000_000

describe('signatures', () => {
  it('are valid only for the same text and secret', async () => {
    const signature = await sign(SECRET, 'text')
    expect(signature).toMatch(/^[\w-]{43}$/)
    expect(await verify(SECRET, 'text', signature)).toBe(true)
    expect(await verify(SECRET, 'text ', signature)).toBe(false)
    expect(await verify('another secret', 'text', signature)).toBe(false)
  })

  it.each(['', '!!!', 'AAAA', 'ü', '='.repeat(43)])('%j is none', async (signature) => {
    expect(await verify(SECRET, 'text', signature)).toBe(false)
  })
})

describe('the same in every runtime', () => {
  const text = 'Zoë 😀 \ud800'

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('that has the functions of Node, or only WebCrypto', async () => {
    vi.resetModules()
    vi.stubGlobal('process', undefined)
    const inRoom = await import('./signing')
    vi.unstubAllGlobals()
    const token = await signToken(SECRET, 'seat', { playerId: 'gp_1' })
    expect(await inRoom.signToken(SECRET, 'seat', { playerId: 'gp_1' })).toBe(token)
    expect(await inRoom.readToken(SECRET, 'seat', token)).toEqual({ playerId: 'gp_1' })
    expect(await inRoom.readToken(SECRET, 'ticket', token)).toBeNull()
    expect(await inRoom.contentDigest(text)).toBe(await contentDigest(text))
    expect(await inRoom.verify(SECRET, text, await sign(SECRET, text))).toBe(true)
    expect(await inRoom.verify(SECRET, text, await sign(SECRET, 'other'))).toBe(false)
  })
})

describe('tokens', () => {
  const payload = { playerId: 'gp_1', name: 'Zoë 😀', list: [1, 2] }

  it('give back what was signed', async () => {
    expect(await readToken(SECRET, 'seat', await signToken(SECRET, 'seat', payload))).toEqual(
      payload,
    )
  })

  it('of one purpose are invalid for another', async () => {
    const token = await signToken(SECRET, 'ticket', payload)
    for (const purpose of ['seat', 'call', 'ticket.', '']) {
      expect(await readToken(SECRET, purpose, token)).toBeNull()
    }
  })

  it('of another secret are invalid', async () => {
    expect(await readToken('other', 'seat', await signToken(SECRET, 'seat', payload))).toBeNull()
  })

  it('changed in any character are invalid', async () => {
    const token = await signToken(SECRET, 'seat', { playerId: 'gp_1' })
    // The last character of a signature has two unused bits.
    for (let i = 0; i < token.length - 1; i++) {
      const other = token[i] === 'A' ? 'B' : 'A'
      const changed = token.slice(0, i) + other + token.slice(i + 1)
      expect(await readToken(SECRET, 'seat', changed)).toBeNull()
    }
  })

  it('with a payload inserted beside its signature are invalid', async () => {
    const [, signature] = (await signToken(SECRET, 'seat', { playerId: 'gp_1' })).split('.')
    const [body] = (await signToken('other', 'seat', { playerId: 'gp_2' })).split('.')
    expect(await readToken(SECRET, 'seat', `${body}.${signature}`)).toBeNull()
  })

  it('longer than 2,048 characters are rejected unread', async () => {
    const token = await signToken(SECRET, 'seat', { text: 'x'.repeat(2_000) })
    expect(await readToken(SECRET, 'seat', token)).toBeNull()
  })

  test('garbage is null, never a throw', async () => {
    const garbage = fc.oneof(
      fc.string({ unit: anySign, maxLength: 80 }),
      fc
        .array(fc.base64String({ maxLength: 20 }), { maxLength: 4 })
        .map((parts) => parts.join('.')),
    )
    await fc.assert(
      fc.asyncProperty(garbage, async (token) => {
        expect(await readToken(SECRET, 'seat', token)).toBeNull()
      }),
      { numRuns: 200 },
    )
  })
})

describe('signed calls', () => {
  const call = { method: 'POST', path: '/parties/main/gs_1', body: '{"a":1}' }
  const reader = (headers: Record<string, string>) => (name: string) => headers[name] ?? null
  const holds = async (change: Partial<typeof call> = {}, now = NOW) =>
    verifyCall(SECRET, { ...call, ...change }, reader(await signCall(SECRET, call, NOW)), now)

  it('are valid as they were signed', async () => {
    expect(await holds()).toBe(true)
  })

  it('with another method, path or body are refused', async () => {
    expect(await holds({ method: 'PUT' })).toBe(false)
    expect(await holds({ path: '/parties/main/gs_2' })).toBe(false)
    expect(await holds({ body: '{"a":2}' })).toBe(false)
  })

  it('are verified by their headers alone, which fix the digest of the body', async () => {
    const { body, ...head } = call
    const headers = await signCall(SECRET, call, NOW)
    const digest = await contentDigest(body)
    expect(digest).toMatch(/^[\w-]{43}$/)
    expect(await verifyCallHead(SECRET, head, reader(headers), NOW)).toBe(digest)
    const of = { ...head, path: '/parties/main/gs_2' }
    expect(await verifyCallHead(SECRET, of, reader(headers), NOW)).toBeNull()
    expect(await verifyCallHead('another secret', head, reader(headers), NOW)).toBeNull()
  })

  it('have the digest of their bytes, whatever characters the body has', async () => {
    const body = '{"name":"Zoë 😀"}'
    const abc = await contentDigest(Uint8Array.of(97, 98, 99))
    expect(abc).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
    expect(await contentDigest('abc')).toBe(abc)
    const headers = await signCall(SECRET, { ...call, body }, NOW)
    expect(await verifyCall(SECRET, { ...call, body }, reader(headers), NOW)).toBe(true)
  })

  it('reject another body with another digest beside the signature', async () => {
    const body = '{"a":2}'
    const changed = {
      ...(await signCall(SECRET, call, NOW)),
      [CONTENT_DIGEST_HEADER]: await contentDigest(body),
    }
    expect(await verifyCall(SECRET, { ...call, body }, reader(changed), NOW)).toBe(false)
  })

  it('are valid for a minute, in either direction of the clocks', async () => {
    expect(await holds({}, NOW + CALL_VALID_MS)).toBe(true)
    expect(await holds({}, NOW - CALL_VALID_MS)).toBe(true)
    expect(await holds({}, NOW + CALL_VALID_MS + 1)).toBe(false)
    expect(await holds({}, NOW - CALL_VALID_MS - 1)).toBe(false)
  })

  it('cannot be refreshed by another time beside the signature', async () => {
    const headers = await signCall(SECRET, call, NOW)
    const later = { ...headers, [SIGNED_AT_HEADER]: String(NOW + 100_000) }
    expect(await verifyCall(SECRET, call, reader(later), NOW + 100_000)).toBe(false)
  })

  it.each([
    ['no time', { [SIGNED_AT_HEADER]: '' }],
    ['a time that is no number', { [SIGNED_AT_HEADER]: 'now' }],
    ['a number of another shape', { [SIGNED_AT_HEADER]: '1.8e12' }],
    ['no signature', { [SIGNATURE_HEADER]: '' }],
    ['no digest', { [CONTENT_DIGEST_HEADER]: '' }],
  ])('with %s are refused', async (_, change) => {
    const headers = { ...(await signCall(SECRET, call, NOW)), ...change }
    expect(await verifyCall(SECRET, call, reader(headers), NOW)).toBe(false)
  })
})
