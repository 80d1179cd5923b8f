import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Context } from 'hono'
import type { AppEnv } from './app-env'
import type { HashedNames } from './asset-archive'
import { decodePath, readStaticFiles, sendFile } from './static-files'

const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/
/** An open page of a former version asks for its parts. */
export const APP_NAMES: HashedNames = { all: HASHED, passing: HASHED }

/** The built app, read once: hashed assets for a year; /x is x.html, else the app's page. */
export interface StaticApp {
  serve: (c: Context<AppEnv>) => Promise<Response | undefined>
  /** Hashes of the pages' inline scripts, for the content security policy. */
  scriptHashes: string[]
}

/** `kept`: the folder with files of former versions (see `archiveFiles`). */
export function loadStaticApp(folder: string, kept?: string): StaticApp {
  const former = [...(kept === undefined ? [] : readStaticFiles(kept))]
  const files = new Map([
    ...former.filter(([path]) => HASHED.test(path)),
    ...readStaticFiles(folder),
  ])
  const page = files.get('/index.html')
  return {
    scriptHashes: [...files].flatMap(([path, { body }]) =>
      path.endsWith('.html') ? inlineScriptHashes(body.toString('utf8')) : [],
    ),
    serve: async (c) => {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined
      const path = decodePath(c.req.path)
      const ofAddress = extname(path) === '' ? (files.get(`${path}.html`) ?? page) : undefined
      const file = files.get(path) ?? ofAddress
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
