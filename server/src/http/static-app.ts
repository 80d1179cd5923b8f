import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'

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

interface File {
  body: Buffer
  type: string
  etag: string
  /** Its name holds a hash of its content. */
  hashed: boolean
  /** Made at the first request for it, then kept. */
  encoded: Map<Encoding, Promise<Buffer>>
}
type Encoding = 'br' | 'gzip'

/** The built app, read once: hashed assets for a year, every other address is the app's page. */
export interface StaticApp {
  serve: (c: Context<AppEnv>) => Promise<Response | undefined>
  /** Hashes of the page's inline scripts, for the content security policy. */
  scriptHashes: string[]
}

export function loadStaticApp(folder: string): StaticApp {
  const files = new Map<string, File>()
  for (const path of listFiles(folder)) {
    files.set(`/${relative(folder, path).split(sep).join('/')}`, readFile(path))
  }
  const page = files.get('/index.html')
  return {
    scriptHashes: page ? inlineScriptHashes(page.body.toString('utf8')) : [],
    serve: async (c) => {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined
      const path = decode(c.req.path)
      const file = files.get(path) ?? (extname(path) === '' || path === '/' ? page : undefined)
      return file && send(c, file)
    },
  }
}

async function send(c: Context<AppEnv>, file: File): Promise<Response> {
  const { type, etag, hashed } = file
  c.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('ETag', etag)
  c.header('Vary', 'Accept-Encoding')
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  const encoding = wantedEncoding(c.req.header('accept-encoding'), file)
  const body = encoding ? await encode(file, encoding) : file.body
  if (encoding) c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(body), 200, {
    'Content-Type': type,
    'Content-Length': String(body.length),
  })
}

function wantedEncoding(accepted: string | undefined, file: File): Encoding | undefined {
  if (!accepted || !COMPRESSIBLE.test(file.type)) return undefined
  if (file.body.length < SMALLEST_COMPRESSED) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : undefined
}

function encode(file: File, encoding: Encoding): Promise<Buffer> {
  const known = file.encoded.get(encoding)
  if (known) return known
  const made =
    encoding === 'gzip'
      ? promisify(gzip)(file.body)
      : promisify(brotliCompress)(file.body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
        })
  file.encoded.set(encoding, made)
  return made
}

function readFile(path: string): File {
  const body = readFileSync(path)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16)
  return {
    body,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `W/"${hash}"`,
    hashed: /[/\\]assets[/\\].+-[\w-]{8,}\.\w+$/.test(path),
    encoded: new Map(),
  }
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return entry.name.endsWith('.map') ? [] : [path]
  })
}

const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}`,
  )

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
