import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './QrCode'

test('every dark module of the code is in the path, and nothing else', () => {
  const text = 'https://pathquest.example/join-game?code=7K4Q2X'
  const { size, path } = qrPath(text)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let i = 0; i < Number(width); i++) {
      const row = drawn[Number(y)]
      if (row) row[Number(x) + i] = true
    }
  }
  expect(drawn).toEqual(encode(text, { border: 0, ecc: 'M' }).data)
})
