import { IMAGE_MAX_BYTES, QuestionImage } from '@pathquest/core'
import { Hono } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { addressBucket } from '../../http/client-address'
import { defineRoute, makeRouter } from '../../http/define-route'
import { bodySource } from '../../http/json-body'
import { readBody } from '../../http/request-body'
import { AppError } from '../../runtime/errors'
import { ImageFolder } from './image-folder'
import { storeImage } from './store-image'

/** Takes bytes instead of JSON. */
export const UPLOAD_PATH = '/api/question-images'
/** None that a form of another page could send. */
const TYPES = /^image\/(png|jpeg|webp)$/i

const uploadRoute = defineRoute({
  method: 'post',
  path: UPLOAD_PATH,
  access: 'teacher',
  summary: 'Keep a picture for questions: the bytes of a PNG, JPEG or WebP',
  status: 201,
  answer: QuestionImage,
})

export const imageRoutes = makeRouter().openapi(uploadRoute, async (c) => {
  if (!TYPES.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported_media_type')
  }
  const { services } = c.var
  const profileId = c.var.principal.profileId as string
  services.limits.countImage(profileId)
  const hold = services.limits.bodies.hold(addressBucket(c.var.address))
  try {
    const bytes = await readBody(bodySource(c), IMAGE_MAX_BYTES, hold)
    return c.json(await storeImage(services, profileId, bytes), 201)
  } finally {
    hold.release()
  }
})

/** The files themselves, for whoever plays: their names cannot be guessed. */
export const imageFiles = new Hono<AppEnv>().get('/images/:name', async (c) => {
  const [, hash] = /^([\w-]{43})\.webp$/.exec(c.req.param('name')) ?? []
  const bytes = hash && (await new ImageFolder(c.var.services.env.filesDir).read(hash))
  if (!bytes) throw new AppError('not_found')
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'image/webp',
    'Content-Length': String(bytes.length),
    'Cache-Control': 'public, max-age=31536000, immutable',
    // Games on pages of others show them, too.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
})
