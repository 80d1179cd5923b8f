import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpegOfScans } from '../../../test/hostile-images'
import { countScans } from './re-encode'

const grey = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#777' } })

test('counts the passes of encoders and of attackers alike', async () => {
  expect(countScans(await grey().jpeg().toBuffer())).toBe(1)
  expect(countScans(await grey().jpeg({ progressive: true }).toBuffer())).toBe(10)
  expect(countScans(jpegOfScans({ side: 1_100, bits: 14 }))).toBe(883)
})

test('a picture within the picture, fill bytes and what follows the end are no passes', async () => {
  const inner = await grey().jpeg({ progressive: true }).toBuffer()
  const note = Buffer.from([0xff, 0xff, 0xe1, (inner.length + 2) >> 8, (inner.length + 2) & 255])
  const outer = await grey().jpeg().toBuffer()
  const bytes = Buffer.concat([outer.subarray(0, 2), note, inner, outer.subarray(2), inner])
  expect(countScans(bytes)).toBe(1)
})

test('of other bytes there are none, wherever they end', async () => {
  expect(countScans(await grey().png().toBuffer())).toBe(0)
  const jpeg = await grey().jpeg().toBuffer()
  for (let end = 0; end < jpeg.length; end += 7) {
    expect(countScans(jpeg.subarray(0, end))).toBeLessThanOrEqual(1)
  }
})
