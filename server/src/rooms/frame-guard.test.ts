import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FrameGuard } from './frame-guard'

const KIB = 1024
const limit = 16 * KIB

interface Frame {
  opcode: number
  /** The length that the header names. */
  length: number
  isLast?: boolean
  isMasked?: boolean
  reserved?: number
}

function header({ opcode, length, isLast = true, isMasked = true, reserved = 0 }: Frame): Buffer {
  const extended = length < 126 ? 0 : length < 65_536 ? 2 : 8
  const bytes = Buffer.alloc(2 + extended)
  bytes[0] = (isLast ? 0x80 : 0) | reserved | opcode
  bytes[1] = (isMasked ? 0x80 : 0) | (extended === 0 ? length : extended === 2 ? 126 : 127)
  if (extended === 2) bytes.writeUInt16BE(length, 2)
  if (extended === 8) bytes.writeBigUInt64BE(BigInt(length), 2)
  return bytes
}

const frame = (one: Frame): Buffer => Buffer.concat([header(one), Buffer.alloc(4 + one.length, 7)])
const judge = (...parts: Buffer[]) => {
  const guard = new FrameGuard(limit)
  return parts.map((part) => guard.read(part)).find((violation) => violation !== undefined)
}

/** Messages as a client may send them: whole or in pieces, with pings between the pieces. */
interface Message {
  pieces: number[]
  opcode: number
  pingBytes: number | null
}
const messages: fc.Arbitrary<Message[]> = fc.array(
  fc.record({
    pieces: fc.array(fc.nat(1000), { minLength: 1, maxLength: 16 }),
    opcode: fc.constantFrom(1, 2),
    pingBytes: fc.option(fc.nat(125)),
  }),
  { maxLength: 2 },
)
const bytesOf = (sent: Message[]): Buffer =>
  Buffer.concat(
    sent.flatMap(({ pieces, opcode, pingBytes }) =>
      pieces.flatMap((length, i) => [
        frame({ opcode: i === 0 ? opcode : 0, length, isLast: i === pieces.length - 1 }),
        ...(pingBytes === null ? [] : [frame({ opcode: 9, length: pingBytes })]),
      ]),
    ),
  )

describe('What a client sends', () => {
  test('passes up to the limit, in one piece or several', () => {
    expect(judge(frame({ opcode: 1, length: limit }), frame({ opcode: 2, length: limit }))).toBe(
      undefined,
    )
    expect(
      judge(
        frame({ opcode: 1, length: limit - 10, isLast: false }),
        frame({ opcode: 0, length: 10 }),
        frame({ opcode: 1, length: limit }),
      ),
    ).toBe(undefined)
  })

  test('passes however it is cut on its way', () => {
    fc.assert(
      fc.property(messages, fc.array(fc.integer({ min: 1, max: 500 })), (sent, cuts) => {
        const bytes = bytesOf(sent)
        const guard = new FrameGuard(limit)
        let at = 0
        for (const cut of [...cuts, bytes.length]) {
          expect(guard.read(bytes.subarray(at, at + cut))).toBe(undefined)
          at += cut
        }
      }),
    )
  })

  test('is judged the same when it arrives byte by byte', () => {
    const byByte = (bytes: Buffer) => {
      const guard = new FrameGuard(limit)
      for (const byte of bytes) {
        const violation = guard.read(Buffer.of(byte))
        if (violation) return violation
      }
      return undefined
    }
    fc.assert(
      fc.property(messages, fc.uint8Array(), (sent, noise) => {
        const bytes = Buffer.concat([bytesOf(sent), noise])
        expect(byByte(bytes)).toBe(new FrameGuard(limit).read(bytes))
      }),
    )
  })

  test.each([17 * KIB, 64 * KIB, 32 * KIB * KIB, 2 ** 40])(
    'of %i bytes is too big by its header alone',
    (length) => {
      expect(judge(header({ opcode: 1, length }))).toBe(1009)
      expect(judge(header({ opcode: 2, length, isLast: false }))).toBe(1009)
    },
  )

  test('is too big as soon as its fragments add up to more, pings between them or not', () => {
    const piece = frame({ opcode: 0, length: 6 * KIB, isLast: false })
    const ping = frame({ opcode: 9, length: 125 })
    const start = frame({ opcode: 1, length: 6 * KIB, isLast: false })
    expect(judge(start, ping, piece, ping)).toBe(undefined)
    expect(judge(start, ping, piece, ping, header({ opcode: 0, length: 6 * KIB }))).toBe(1009)
  })

  test('may not come in more pieces than anybody needs, empty ones least of all', () => {
    const start = frame({ opcode: 1, length: 0, isLast: false })
    const piece = frame({ opcode: 0, length: 0, isLast: false })
    expect(judge(start, ...Array(15).fill(piece))).toBe(undefined)
    expect(judge(start, ...Array(16).fill(piece))).toBe(1009)
  })

  test('is refused when more control frames come between two looks than a browser answers', () => {
    const ping = frame({ opcode: 9, length: 100 })
    const guard = new FrameGuard(limit)
    for (const _ of [1, 2]) {
      for (let sent = 0; sent < 32; sent++) expect(guard.read(ping)).toBe(undefined)
      guard.beginPeriod()
    }
    expect(guard.read(Buffer.concat(Array(33).fill(ping)))).toBe(4008)
  })

  test.each<[string, Frame[]]>([
    ['is not masked', [{ opcode: 1, length: 5, isMasked: false }]],
    ['names an extension', [{ opcode: 1, length: 5, reserved: 0x40 }]],
    ['has an unknown opcode', [{ opcode: 3, length: 5 }]],
    ['goes on with nothing', [{ opcode: 0, length: 5 }]],
    [
      'begins inside of another message',
      [
        { opcode: 1, length: 5, isLast: false },
        { opcode: 1, length: 5 },
      ],
    ],
    ['is a ping in pieces', [{ opcode: 9, length: 5, isLast: false }]],
    ['is a ping of 126 bytes', [{ opcode: 9, length: 126 }]],
    ['is a close of 64 KiB', [{ opcode: 8, length: 64 * KIB }]],
  ])('breaks the protocol when it %s', (_, frames) => {
    expect(judge(...frames.map(frame))).toBe(1002)
  })
})
