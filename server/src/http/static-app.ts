import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { decodePath, readStaticFiles, sendFile } from './static-files'

/** Its name holds a hash of its content. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/

/** The built app, read once: hashed assets for a year, every other address is the app's page. */
export interface StaticApp {
  serve: (c: Context<AppEnv>) => Promise<Response | undefined>
  /** Hashes of the page's inline scripts, for the content security policy. */
  scriptHashes: string[]
}

export function loadStaticApp(folder: string): StaticApp {
  const files = readStaticFiles(folder)
  const page = files.get('/index.html')
  return {
    scriptHashes: page ? inlineScriptHashes(page.body.toString('utf8')) : [],
    serve: async (c) => {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined
      const path = decodePath(c.req.path)
      const file = files.get(path) ?? (extname(path) === '' || path === '/' ? page : undefined)
      const isHashed = HASHED.test(path)
      return (
        file && sendFile(c, file, isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      )
    },
  }
}

const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}`,
  )
