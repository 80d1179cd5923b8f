import { IMAGE_MAX_PIXELS } from '@pathquest/core/question-sets/set-choices'
import type Sharp from 'sharp'
import { AppError } from '../../runtime/errors'

const MARKER = 0xff
const SOS = 0xda
const EOI = 0xd9

/**
 * Passes over the picture that a JPEG asks its decoder for, as libjpeg finds them; 0 of other bytes.
 * An encoder needs ten or so, and each costs as much as a whole picture.
 */
export function countScans(bytes: Buffer): number {
  if (bytes[0] !== MARKER || bytes[1] !== 0xd8) return 0
  let scans = 0
  let at = 2
  for (;;) {
    at = bytes.indexOf(MARKER, at)
    if (at === -1) return scans
    while (bytes[at] === MARKER) at++
    const code = bytes[at++]
    if (code === undefined || code === EOI) return scans
    if (standsAlone(code)) continue
    if (code === SOS) scans++
    // A segment says how long it is; what it holds may look like markers. Of a scan that is its
    // header: the data behind it have markers alone that mean what they say.
    at += Math.max(2, at + 1 < bytes.length ? bytes.readUInt16BE(at) : 0)
  }
}

/** An escaped byte of data, TEM, restarts and SOI. */
const standsAlone = (code: number): boolean => code <= 0x01 || (code >= 0xd0 && code <= 0xd8)

/** Decoding takes four bytes for each. */
const INPUT_MEGAPIXELS = 40
/** Of a JPEG that comes in passes: encoders make ten or so, a few people's twenty. */
const SCANS_MAX = 50
const QUALITY = 82

export interface ReEncoded {
  bytes: Buffer
  width: number
  height: number
}

/**
 * An image as WebP of at most `IMAGE_MAX_PIXELS` a side, upright, of its first frame, without
 * metadata. Throws `image_unreadable` for what its bytes say is no PNG, JPEG or WebP. Runs in the
 * process of `worker.ts`, never in the server.
 */
export async function reEncode(bytes: Buffer): Promise<ReEncoded> {
  if (!isImage(bytes)) throw new AppError('image_unreadable')
  if (countScans(bytes) > SCANS_MAX) throw new AppError('image_too_complex')
  const sharp = await loadSharp()
  const limits = { limitInputPixels: INPUT_MEGAPIXELS * 1e6, failOn: 'error' } as const
  try {
    const { width, height } = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata()
    if (width * height > limits.limitInputPixels) {
      throw new AppError('image_dimensions', { max: INPUT_MEGAPIXELS })
    }
    const { data, info } = await sharp(bytes, limits)
      .autoOrient()
      .resize({
        width: IMAGE_MAX_PIXELS,
        height: IMAGE_MAX_PIXELS,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('image_unreadable', {}, undefined, { cause: error })
  }
}

/** By the signature of its bytes: PNG, JPEG or WebP. */
function isImage(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  return (
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    text(0, 3) === '\xff\xd8\xff' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP')
  )
}

let loaded: Promise<typeof Sharp> | undefined

/** Other formats' readers are shut off. */
function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadWebpBuffer',
      ],
    })
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loaded
}
