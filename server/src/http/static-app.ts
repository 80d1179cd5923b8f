import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Context } from 'hono'
import type { AppEnv } from './app-env'
import { findArchived, type HashedNames } from './asset-archive'
import { decodePath, readStaticFiles, sendFile } from './static-files'

/** The addresses that players open; those for its host alone are of the app. */
const PLAYERS_GAME = /^\/game\/[^/]+(\/lobby)?$/
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/
/** An open page of an earlier build still requests its chunks. */
export const APP_NAMES: HashedNames = { all: HASHED, passing: HASHED }

/**
 * The built app, read once: hashed assets for a year; /x is x.html, / is home.html, a
 * game is game.html, everything else is the app's page.
 */
export interface StaticApp {
  serve: (c: Context<AppEnv>) => Promise<Response | undefined>
  /** The app's page; undefined: it is not built. */
  html: string | undefined
  /** Hashes of the pages' inline scripts and styles, for the content security policy. */
  inlineHashes: InlineHashes
}

export interface InlineHashes {
  script: readonly string[]
  style: readonly string[]
}

/** `archive`: the folder with files of earlier builds (see `archiveFiles`). */
export function loadStaticApp(folder: string, archive?: string): StaticApp {
  const former = [...(archive === undefined ? [] : readStaticFiles(archive))]
  const files = new Map([
    ...former.filter(([path]) => HASHED.test(path)),
    ...readStaticFiles(folder),
  ])
  const ofNewer = async (path: string) => {
    const file = archive === undefined ? undefined : await findArchived(archive, path, APP_NAMES)
    if (file) files.set(path, file)
    return file
  }
  const page = files.get('/index.html')
  const pages = [...files].flatMap(([path, { body }]) =>
    path.endsWith('.html') ? body.toString('utf8') : [],
  )
  return {
    html: page?.body.toString('utf8'),
    inlineHashes: {
      script: pages.flatMap((html) => hashes(html, INLINE_SCRIPT)),
      style: pages.flatMap((html) => hashes(html, INLINE_STYLE)),
    },
    serve: async (c) => {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined
      const path = decodePath(c.req.path)
      const own =
        path === '/' ? '/home.html' : PLAYERS_GAME.test(path) ? '/game.html' : `${path}.html`
      const ofAddress = extname(path) === '' ? (files.get(own) ?? page) : undefined
      const file = files.get(path) ?? ofAddress ?? (await ofNewer(path))
      const isHashed = HASHED.test(path)
      return (
        file && sendFile(c, file, isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      )
    },
  }
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

const hashes = (html: string, inline: RegExp): string[] =>
  [...html.matchAll(inline)].map(
    ([, text]) =>
      `sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}`,
  )
