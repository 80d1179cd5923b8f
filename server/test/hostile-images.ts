const COEFFICIENTS = 63
/** The longest run of empty blocks that one code tells, and the shortest of its kind. */
const RUN_MAX = 32_767
const RUN_MIN = 16_384
const RUN_BITS = 14

const segment = (marker: number, ...body: number[]) => {
  const length = body.length + 2
  return [0xff, marker, length >> 8, length & 255, ...body]
}
/** A table with one code of one bit, 0. */
const huffman = (id: number, symbol: number) =>
  segment(0xc4, id, 1, ...new Array<number>(15).fill(0), symbol)

/**
 * A grey square in few bytes that asks its decoder for as many passes as JPEG allows: each coefficient
 * of its own, bit by bit, in 1 + `coefficients` x `bits` scans, every one of them right. Of at least
 * 1,024 pixels a side.
 */
export function jpegOfScans({ side = 6_000, bits = 14, coefficients = COEFFICIENTS } = {}): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const pass = emptyBlocks(blocks)
  const scan = (from: number, to: number, high: number, low: number) =>
    segment(0xda, 1, 1, 0, from, to, (high << 4) | low)
  const parts: (number[] | Buffer)[] = [
    [0xff, 0xd8],
    segment(0xdb, 0, ...new Array<number>(64).fill(1)),
    segment(0xc2, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0),
    huffman(0x00, 0),
    huffman(0x10, RUN_BITS << 4),
    scan(0, 0, 0, 0),
    // No block differs from the one before.
    Buffer.alloc(Math.ceil(blocks / 8)),
  ]
  for (let at = 1; at <= coefficients; at++) {
    for (let low = bits - 1; low >= 0; low--) {
      parts.push(scan(at, at, low === bits - 1 ? 0 : low + 1, low), pass)
    }
  }
  parts.push([0xff, 0xd9])
  return Buffer.concat(parts.map((part) => Buffer.from(part)))
}

/** Says that so many blocks have nothing: runs, each a code of one bit and its length above the least. */
function emptyBlocks(blocks: number): Buffer {
  const runs = Math.ceil(blocks / RUN_MAX)
  let left = blocks
  let code = ''
  for (let run = runs; run > 0; run--) {
    const length = Math.floor(left / run)
    left -= length
    code += `0${(length - RUN_MIN).toString(2).padStart(RUN_BITS, '0')}`
  }
  const bytes = (code.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2))
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])))
}
