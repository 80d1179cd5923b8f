// Frames that a client must not send (RFC 6455): each is the last one of its socket.
import fc from 'fast-check'

const [continuation, text, close] = [0, 1, 8]
const frameMaxBytes = 16 * 1024
const fragmentsMax = 16
const controlsMax = 32

export interface BrokenFrame {
  kind: string
  bytes: Buffer
  /** The frames up to the one that ends the socket. */
  frames: number
  /** Whether the product has to close the socket; otherwise it may wait for the rest. */
  ends: boolean
}

/** A client's frame: the first byte unchanged, masked, with the shortest length encoding. */
export function masked(first: number, payload: Buffer, mask: number) {
  const key = Buffer.alloc(4)
  key.writeUInt32BE(mask >>> 0)
  const body = Buffer.from(payload.map((byte, at) => byte ^ (key[at % 4] ?? 0)))
  return Buffer.concat([lengthHead(first, payload.length), key, body])
}

function lengthHead(first: number, length: number) {
  if (length < 126) return Buffer.from([first, 0x80 | length])
  if (length < 65_536) return Buffer.from([first, 0x80 | 126, length >> 8, length & 0xff])
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(length))
  return Buffer.concat([Buffer.from([first, 0x80 | 127]), size])
}

const bytes = fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array))
const mask = fc.nat(0xffff_ffff)
const byte = fc.nat(255)
const control = fc.constantFrom(8, 9, 10)
const ends = (kind: string, of: fc.Arbitrary<Buffer>, frames = 1) =>
  of.map((all): BrokenFrame => ({ kind, bytes: all, frames, ends: true }))
const mayWait = (kind: string, of: fc.Arbitrary<Buffer>) =>
  of.map((all): BrokenFrame => ({ kind, bytes: all, frames: 1, ends: false }))

export const brokenFrame = fc.oneof(
  ends(
    'reserved bits',
    fc
      .tuple(fc.integer({ min: 1, max: 7 }), byte, bytes, mask)
      .map(([bits, low, body, key]) => masked((bits << 4) | (low & 0x8f), body, key)),
  ),
  ends(
    'unknown opcode',
    fc
      .tuple(fc.constantFrom(3, 4, 5, 6, 7, 11, 12, 13, 14, 15), fc.boolean(), bytes, mask)
      .map(([opcode, fin, body, key]) => masked((fin ? 0x80 : 0) | opcode, body, key)),
  ),
  ends(
    'no mask',
    fc.tuple(fc.constantFrom(1, 2, 8, 9, 10), bytes).map(([opcode, body]) => {
      return Buffer.concat([Buffer.from([0x80 | opcode, body.length]), body])
    }),
  ),
  ends(
    'control too long',
    fc
      .tuple(control, fc.integer({ min: 126, max: 400 }), mask)
      .map(([opcode, length, key]) => masked(0x80 | opcode, Buffer.alloc(length), key)),
  ),
  ends(
    'control in parts',
    fc.tuple(control, bytes, mask).map(([opcode, body, key]) => masked(opcode, body, key)),
  ),
  ends(
    'length of 64 bits',
    fc
      .tuple(fc.constantFrom(1, 2), fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), bytes)
      .map(([opcode, length, body]) => {
        const size = Buffer.alloc(8)
        size.writeBigUInt64BE(length)
        return Buffer.concat([Buffer.from([0x80 | opcode, 0xff]), size, body])
      }),
  ),
  ends(
    'too long',
    fc.integer({ min: frameMaxBytes + 1, max: 65_535 }).map((length) => {
      return Buffer.from([0x80 | text, 0xfe, length >> 8, length & 0xff, 0, 0, 0, 0, 0x20])
    }),
  ),
  ends(
    'continues nothing',
    fc
      .tuple(fc.boolean(), bytes, mask)
      .map(([fin, body, key]) => masked((fin ? 0x80 : 0) | continuation, body, key)),
  ),
  ends(
    'begins within another',
    fc
      .tuple(bytes, bytes, mask)
      .map(([one, two, key]) => Buffer.concat([masked(text, one, key), masked(0x82, two, key)])),
    2,
  ),
  ends(
    'too many parts',
    mask.map((key) => {
      const part = masked(continuation, Buffer.from(' '), key)
      const parts = Array.from({ length: fragmentsMax + 1 }, () => part)
      return Buffer.concat([masked(text, Buffer.from('{'), key), ...parts])
    }),
    fragmentsMax + 2,
  ),
  ends(
    // Too many to be within the rate limit.
    'too many pings',
    mask.map((key) => Buffer.concat(new Array(100).fill(masked(0x89, Buffer.from('p'), key)))),
    controlsMax + 1,
  ),
  // Treated as a malformed message.
  mayWait(
    'no UTF-8',
    fc
      .tuple(
        bytes,
        fc.constantFrom([0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80]),
        mask,
      )
      .map(([body, odd, key]) =>
        masked(0x80 | text, Buffer.concat([body, Buffer.from(odd), body]), key),
      ),
  ),
  ends(
    'odd close',
    fc
      .tuple(fc.oneof(bytes, fc.constantFrom([3], [0, 0], [3, 0xed], [0xff, 0xff, 0xff])), mask)
      .map(([body, key]) => masked(0x80 | close, Buffer.from(body), key)),
  ),
  mayWait(
    'anything',
    fc.uint8Array({ minLength: 1, maxLength: 300 }).map((array) => Buffer.from(array)),
  ),
  mayWait(
    'cut off',
    fc
      .tuple(bytes, mask, fc.nat())
      .map(([body, key, at]) => cutAt(masked(0x80 | text, body, key), at)),
  ),
  mayWait(
    'longer form of a length',
    fc.tuple(fc.nat(125), fc.nat(60)).map(([length, sent]) => {
      return Buffer.concat([Buffer.from([0x81, 0xfe, 0, length, 0, 0, 0, 0]), Buffer.alloc(sent)])
    }),
  ),
)

const cutAt = (whole: Buffer, at: number) => whole.subarray(0, 1 + (at % (whole.length - 1)))
