import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile as readFileLater } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env'
import { CORS_HEADERS } from './origins'

const retainedHeaders = [...RETAINED_304_HEADERS, ...CORS_HEADERS]

/** Lets browsers and proxies cache an answer that is the same for everybody, then revalidate it. */
export const cacheable = (seconds: number): MiddlewareHandler<AppEnv>[] => [
  etag({ retainedHeaders }),
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (c.res.ok) c.res.headers.set('Cache-Control', `public, max-age=${seconds}`)
  }),
]

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/
const SMALLEST_COMPRESSED = 1024

export interface StaticFile {
  body: Buffer
  type: string
  /** Weak: the same for the content in every encoding. */
  etag: string
  /** Compressed at the first request for it, then cached. */
  encoded: Map<Encoding, Promise<Buffer>>
}
type Encoding = 'br' | 'gzip'

/** Every file of a folder by its path in it, read once; none if the folder does not exist. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const path = (file: string) => `/${relative(folder, file).split(sep).join('/')}`
  return new Map(listFiles(folder).map((file) => [path(file), readFile(file)]))
}

/** Compressed as the client accepts; 304 if the client has it cached. */
export async function sendFile(
  c: Context<AppEnv>,
  file: StaticFile,
  cacheControl: string,
): Promise<Response> {
  c.header('Cache-Control', cacheControl)
  c.header('ETag', file.etag)
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (isKnown(c.req.header('if-none-match'), file.etag)) return c.body(null, 304)
  const encoding = wantedEncoding(c.req.header('accept-encoding'), file)
  const body = encoding ? await encode(file, encoding) : file.body
  if (encoding) c.header('Content-Encoding', encoding)
  // Sent without a copy: only a full garbage collection would free one for each request.
  return c.body(body as Buffer<ArrayBuffer>, 200, {
    'Content-Type': file.type,
    'Content-Length': String(body.length),
  })
}

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch === '*' ||
  (ifNoneMatch ?? '').split(',').some((one) => weak(one.trim()) === weak(etag))
const weak = (etag: string): string => etag.replace(/^W\//, '')

function wantedEncoding(accepted: string | undefined, file: StaticFile): Encoding | undefined {
  if (!accepted || !COMPRESSIBLE.test(file.type)) return undefined
  if (file.body.length < SMALLEST_COMPRESSED) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : undefined
}

function encode(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = file.encoded.get(encoding)
  if (known) return known
  const made =
    encoding === 'gzip'
      ? promisify(gzip)(file.body, { level: 9 })
      : promisify(brotliCompress)(file.body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
        })
  file.encoded.set(encoding, made)
  return made
}

/** undefined: there is no such file. */
export async function readStaticFile(path: string): Promise<StaticFile | undefined> {
  try {
    return staticFile(await readFileLater(path), typeOf(path))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined
    throw error
  }
}

const readFile = (path: string): StaticFile => staticFile(readFileSync(path), typeOf(path))

const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream'

/** A body that is sent more than once. */
export function staticFile(body: Buffer, type: string): StaticFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16)
  return { body, type, etag: `W/"${hash}"`, encoded: new Map() }
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return entry.name.endsWith('.map') ? [] : [path]
  })
}

/** The path of a request as files are named. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
