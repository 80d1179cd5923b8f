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
/** A text with all placeholders filled in. */
const wordsFor = (
  texts: Record<string, string>,
  given: ConnectionCheck,
  keysUrl = KEYS,
): string => {
  const { key, params } = connectionWords(given, keysUrl)
  const filled = new Map<string, unknown>(Object.entries(params))
  return (texts[key] ?? '').replace(/\{(\w+)\}/g, (hole, name) => String(filled.get(name) ?? hole))
}

describe.each([
  ['English', en],
  ['Spanish', es],
])('%s', (_, texts) => {
  test.each(CONNECTION_REASONS)('%s has a message without open placeholders', (reason) => {
    for (const part of ['roster', 'line_items'] as const) {
      const text = wordsFor(texts, check({ part, reason, count: 90, scopes: ['x/scope/score'] }))
      expect(text).toMatch(/^\S.*\.$/)
      expect(text).not.toMatch(/[{}]/)
    }
  })

  test.each(CONNECTION_PARTS)('%s that works has one, too', (part) => {
    const text = wordsFor(texts, check({ part, verdict: 'ok', count: 3 }))
    expect(text).toMatch(/^\S.*\.$/)
    expect(text).not.toMatch(/[{}]/)
  })
})

test('for a refused client the message contains the URL that the LMS has to reach, with the port to allow', () => {
  const refused = check({ reason: 'client_refused' })
  expect(wordsFor(en, refused)).toContain(KEYS)
  expect(wordsFor(en, refused)).toContain('port 443')
  expect(wordsFor(en, refused, 'http://10.0.0.5:3000/lti/keys')).toContain('port 3000')
})

test('a clock is ahead or behind, missing scopes are abbreviated', () => {
  expect(wordsFor(en, check({ reason: 'clock_off', count: 90 }))).toContain('90 seconds ahead')
  expect(wordsFor(en, check({ reason: 'clock_off', count: -90 }))).toContain('90 seconds behind')
  const scopes = ['https://purl.imsglobal.org/spec/lti-ags/scope/lineitem', 'https://x/scope/score']
  expect(wordsFor(en, check({ reason: 'scopes_missing', scopes }))).toContain('lineitem, score')
})
