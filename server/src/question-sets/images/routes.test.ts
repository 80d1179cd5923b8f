import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { IMAGE_MAX_BYTES, type Problem, type QuestionImage } from '@pathquest/core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { problem } from '../../../test/client'
import { jpegOfScans } from '../../../test/hostile-images'
import { type Person, signUp } from '../../../test/people'
import { purgeImages } from './image-folder'
import { runImageTask } from './store-image'

const DAY_MS = 24 * 3_600_000
let api: TestApi
let teacher: Person
let student: Person
let now = Date.now()

beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
  teacher = await signUp(api.client, 'teacher')
  student = await signUp(api.client, 'student')
})
afterAll(() => api.stop())

const plain = (width: number, height: number, background = '#125') =>
  sharp({ create: { width, height, channels: 3, background } })

async function send(bytes: Uint8Array, type = 'image/png', cookie = teacher.cookie) {
  const response = await api.app.request('/api/question-images', {
    method: 'POST',
    headers: { cookie, 'content-type': type, 'content-length': String(bytes.length) },
    body: new Uint8Array(bytes),
  })
  const body = (await response.json()) as QuestionImage & Pick<Problem, 'code'>
  return { status: response.status, body }
}
const fetchImage = async (url: string) => {
  const response = await api.app.request(url)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** A PNG whose header says that it is a square of so many pixels a side. */
function claiming(side: number, png: Buffer): Buffer {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(side, 16)
  bomb.writeUInt32BE(side, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

describe('An image', () => {
  test('comes back as WebP of at most 1,600 pixels a side, without what a camera wrote into it', async () => {
    const photo = await plain(2400, 1200)
      .withExif({
        IFD0: { Copyright: 'CANARY of a camera' },
        IFD3: { GPSLatitude: '51/1 0/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    expect(photo.includes('CANARY')).toBe(true)
    const { status, body } = await send(photo, 'image/jpeg')
    expect(status).toBe(201)
    expect(body).toMatchObject({ width: 1600, height: 800 })
    const { response, bytes } = await fetchImage(body.imageUrl)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const { format, exif } = await sharp(bytes).metadata()
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })
    expect(bytes.includes('CANARY')).toBe(false)
  })

  test('of the same bytes is kept once', async () => {
    const bytes = await plain(50, 40, '#361').png().toBuffer()
    const [first, second] = [await send(bytes), await send(bytes)]
    expect(second.body).toEqual(first.body)
    const files = readdirSync(join(api.dataDir, 'images'))
    expect(files.filter((name) => first.body.imageUrl.endsWith(name))).toHaveLength(1)
    expect(files.filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('is judged by its bytes, whatever it says it is', async () => {
    const png = await plain(40, 40).png().toBuffer()
    const files: Record<string, Uint8Array> = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      gif: await plain(8, 8).gif().toBuffer(),
      tiff: await plain(8, 8).tiff().toBuffer(),
      html: Buffer.from('<!doctype html><script>1</script>'),
      cut: png.subarray(0, png.length - 20),
      'only a signature': png.subarray(0, 8),
      nothing: new Uint8Array(),
    }
    for (const [name, bytes] of Object.entries(files)) {
      const { status, body } = await send(bytes)
      expect({ name, status, code: body.code }).toEqual({
        name,
        status: 400,
        code: 'image_unreadable',
      })
    }
    expect((await send(png, 'text/plain')).body).toEqual(problem('unsupported_media_type'))
  })

  test('of very many pixels in few bytes, and of more than 5 MB, is refused', async () => {
    expect((await send(claiming(60_000, await plain(9, 9).png().toBuffer()))).body).toEqual(
      problem('image_dimensions'),
    )
    const { status, body } = await send(new Uint8Array(IMAGE_MAX_BYTES + 1))
    expect([status, body.code]).toEqual([413, 'body_too_large'])
  })

  test('of very many passes is refused before it is decoded', async () => {
    const { status, body } = await send(jpegOfScans(), 'image/jpeg')
    expect([status, body.code]).toEqual([400, 'image_too_complex'])
  })

  test('that takes too long is ended, and a picture beside it passes', async () => {
    const slow = await plain(7_000, 5_000).png({ compressionLevel: 1 }).toBuffer()
    const bounds = { workMaxMs: 30, heapMaxMib: 64, memoryMaxMib: 512 }
    const [ended, beside] = await Promise.allSettled([
      runImageTask(slow, bounds),
      runImageTask(await plain(30, 20).png().toBuffer()),
    ])
    expect(ended).toMatchObject({ status: 'rejected', reason: problem('image_too_complex') })
    expect(beside).toMatchObject({ status: 'fulfilled', value: { width: 30, height: 20 } })
  })

  test('is sent by teachers alone', async () => {
    const { status, body } = await send(new Uint8Array(9), 'image/png', student.cookie)
    expect([status, body.code]).toEqual([403, 'wrong_role'])
    expect((await send(new Uint8Array(9), 'image/png', '')).status).toBe(401)
  })

  test('that is not there is not found, whatever its name', async () => {
    for (const name of [`${'a'.repeat(43)}.webp`, '..%2fpathquest.db', 'secrets.json']) {
      expect((await fetchImage(`/images/${name}`)).response.status).toBe(404)
    }
  })
})

test('an image goes with its last question or copy in a game, a day later', async () => {
  const image = await send(await plain(60, 60, '#913').png().toBuffer())
  const { imageUrl } = image.body
  const isKept = async () => {
    await purgeImages(api.services)
    const isFile = existsSync(join(api.dataDir, imageUrl))
    expect((await fetchImage(imageUrl)).response.status).toBe(isFile ? 200 : 404)
    return isFile
  }
  const question = {
    questionText: 'What is in the picture here?',
    imageUrl,
    imageAlt: 'A red square',
    options: [
      { text: 'A square', isCorrect: true },
      { text: 'A circle', isCorrect: false },
    ],
  }
  const set = await api.client(
    'POST',
    '/api/question-sets',
    { title: 'Pictures', subject: 'Arts', gradeLevel: [9], questions: [question] },
    teacher,
  )
  await api.client('POST', '/api/games', { questionSetId: set.body.id }, teacher)
  now += 2 * DAY_MS
  expect(await isKept()).toBe(true)
  const at = { updatedAt: set.body.updatedAt }
  const gone = await api.client('DELETE', `/api/question-sets/${set.body.id}`, at, teacher)
  expect(gone.status).toBe(204)
  now += 2 * DAY_MS
  const { db } = api.services.store
  const copies = await db.select().from(db.tables.gameQuestions)
  expect(copies.map(({ imageAlt }) => imageAlt)).toEqual(['A red square'])
  expect(await isKept()).toBe(true)
  await db.delete(db.tables.gameSessions)
  expect(await isKept()).toBe(false)
})
