import {
  CONNECTION_PARTS,
  CONNECTION_REASONS,
  type ConnectionCheck,
} from '@pathquest/core/contracts'
import { describe, expect, test } from 'vitest'
import { adminConnectionMessages as en } from '../../messages/en/admin-connection'
import { adminConnectionMessages as es } from '../../messages/es/admin-connection'
import { connectionWords } from './ConnectionTest'

const KEYS = 'https://play.example.org/lti/keys'
const check = (change: Partial<ConnectionCheck>): ConnectionCheck => ({
  part: 'token',
  verdict: 'failed',
  reason: null,
  url: null,
  detail: null,
  count: null,
  scopes: [],
  ...change,
})
/** A text with all that it wants filled in. */
const said = (texts: Record<string, string>, given: ConnectionCheck, keysUrl = KEYS): string => {
  const { key, params } = connectionWords(given, keysUrl)
  const filled = new Map<string, unknown>(Object.entries(params))
  return (texts[key] ?? '').replace(/\{(\w+)\}/g, (hole, name) => String(filled.get(name) ?? hole))
}

describe.each([
  ['English', en],
  ['Spanish', es],
])('%s', (_, texts) => {
  test.each(CONNECTION_REASONS)('%s has a sentence with nothing left to fill in', (reason) => {
    for (const part of ['roster', 'line_items'] as const) {
      const text = said(texts, check({ part, reason, count: 90, scopes: ['x/scope/score'] }))
      expect(text).toMatch(/^\S.*\.$/)
      expect(text).not.toMatch(/[{}]/)
    }
  })

  test.each(CONNECTION_PARTS)('%s that works has one, too', (part) => {
    const text = said(texts, check({ part, verdict: 'ok', count: 3 }))
    expect(text).toMatch(/^\S.*\.$/)
    expect(text).not.toMatch(/[{}]/)
  })
})

test('a refused client is told what the LMS has to reach, with the port to allow there', () => {
  const refused = check({ reason: 'client_refused' })
  expect(said(en, refused)).toContain(KEYS)
  expect(said(en, refused)).toContain('port 443')
  expect(said(en, refused, 'http://10.0.0.5:3000/lti/keys')).toContain('port 3000')
})

test('a clock is ahead or behind, missing scopes are named in short', () => {
  expect(said(en, check({ reason: 'clock_off', count: 90 }))).toContain('90 seconds ahead')
  expect(said(en, check({ reason: 'clock_off', count: -90 }))).toContain('90 seconds behind')
  const scopes = ['https://purl.imsglobal.org/spec/lti-ags/scope/lineitem', 'https://x/scope/score']
  expect(said(en, check({ reason: 'scopes_missing', scopes }))).toContain('lineitem, score')
})
