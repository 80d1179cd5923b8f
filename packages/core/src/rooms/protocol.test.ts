import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { ClientMessage } from './messages'
import { parseClientMessage } from './protocol'
import { FRAME_MAX_BYTES } from './timing'

/** Any code point, lone surrogates too. */
const anySign = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point))

const parsed = (message: unknown) => parseClientMessage(JSON.stringify(message))
const answer = {
  type: 'move',
  id: 'm1',
  move: { type: 'answer', questionId: 'qn_1', selectedOptionIndex: 2 },
}

const MESSAGES: ClientMessage[] = [
  { type: 'ping', id: 'p1' },
  { type: 'resync' },
  { type: 'move', id: 'm1', move: { type: 'answer', questionId: 'qn_1', selectedOptionIndex: 0 } },
  { type: 'move', id: 'm2', move: { type: 'advance' } },
  { type: 'move', id: 'm3', move: { type: 'rank', questionId: 'qn_1', answer: [2, 0, 1] } },
  { type: 'move', id: 'm4', move: { type: 'steal', from: 'gp_2', coins: 3 } },
  { type: 'host', id: 'h1', command: 'start', expectedBeat: 0 },
  { type: 'host', id: 'h2', command: 'kick', playerId: 'gp_1', lock: true },
  { type: 'host', id: 'h3', command: 'take_control' },
]

describe('client messages', () => {
  it.each(MESSAGES)('$type is accepted: %j', (message) => {
    expect(parsed(message)).toEqual(message)
  })

  it.each([
    ['an unknown field', { type: 'resync', force: true }],
    ['a ninth field of a move', { ...answer, move: { ...answer.move, ...'abcdefg'.split('') } }],
    ['an answer that is too deep', { ...answer, move: { type: 'a', answer: [[[[[[[1]]]]]]] } }],
    ['a role of one’s own', { ...answer, playerId: 'gp_2' }],
    ['an unknown type', { type: 'settle', id: 's1' }],
    ['a type that every object has', { type: 'constructor' }],
    ['no id', { type: 'ping' }],
    ['an empty id', { type: 'ping', id: '' }],
    ['an id that is too long', { type: 'ping', id: 'x'.repeat(65) }],
    ['a seventh option', { ...answer, move: { type: 'answer', selectedOptionIndex: 6 } }],
    ['an option below the first', { ...answer, move: { type: 'answer', selectedOptionIndex: -1 } }],
    ['half an option', { ...answer, move: { type: 'answer', selectedOptionIndex: 0.5 } }],
    ['an option as text', { ...answer, move: { type: 'answer', selectedOptionIndex: '1' } }],
    ['an unknown command', { type: 'host', id: 'h', command: 'settle' }],
    ['half a beat', { type: 'host', id: 'h', command: 'start', expectedBeat: 1.5 }],
    ['nothing', null],
    ['a list', [answer]],
    ['a number', 7],
  ])('%s is rejected', (_, message) => {
    expect(parsed(message)).toBe('bad_message')
  })

  it.each(['', '{', 'resync', '{"type":"resync"} ', '{"type":"resync"}{', '\u0000'])(
    'text %j is not a message and is rejected',
    (raw) => {
      const fine = raw.trim() === '{"type":"resync"}'
      expect(parseClientMessage(raw)).toEqual(fine ? { type: 'resync' } : 'bad_message')
    },
  )

  it('a message that would pollute Object.prototype changes nothing', () => {
    const raw = '{"type":"resync","__proto__":{"admin":true}}'
    const message = parseClientMessage(raw)
    if (message !== 'bad_message') expect(Object.keys(message)).toEqual(['type'])
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })

  it('more than 16 KiB is too large, counted in bytes', () => {
    const ofBytes = (bytes: number, filling = ' ') => {
      const raw = '{"type":"resync"}'
      return raw + filling.repeat((bytes - raw.length) / filling.length)
    }
    expect(parseClientMessage(ofBytes(FRAME_MAX_BYTES))).toEqual({ type: 'resync' })
    expect(parseClientMessage(ofBytes(FRAME_MAX_BYTES + 1))).toBe('too_large')
    expect(parseClientMessage('é'.repeat(8_192))).toBe('bad_message')
    expect(parseClientMessage('é'.repeat(8_193))).toBe('too_large')
    expect(parseClientMessage('語'.repeat(5_462))).toBe('too_large')
    expect(parseClientMessage('😀'.repeat(4_096))).toBe('bad_message')
    expect(parseClientMessage('😀'.repeat(4_097))).toBe('too_large')
  })
})

describe('untrusted input', () => {
  test('any text gives a value, never a throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), (raw) => {
        expect(['bad_message', 'too_large']).toContain(parseClientMessage(raw))
      }),
      { numRuns: 1_000 },
    )
  })

  test('JSON of any kind is refused unless it is one of the messages', () => {
    fc.assert(
      fc.property(fc.json(), (raw) => {
        expect(parseClientMessage(raw)).toBe('bad_message')
      }),
      { numRuns: 1_000 },
    )
  })

  test('a message with one value of the wrong type is never accepted', () => {
    const mutated = fc
      .tuple(fc.constantFrom(...MESSAGES), fc.string(), fc.jsonValue())
      .map(([message, field, value]) => ({ message, changed: { ...message, [field]: value } }))
    fc.assert(
      fc.property(mutated, ({ message, changed }) => {
        const read = parsed(changed)
        if (typeof read === 'string') return
        expect(read.type).toBe(changed.type)
        expect(Object.keys(read).every((key) => key in message || key in changed)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})
