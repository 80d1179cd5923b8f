import type { Context } from 'hono'
import type { AppEnv } from './app-env'
import { findArchived, type HashedNames } from './asset-archive'
import { decodePath, readStaticFiles, sendFile } from './static-files'

/** Path of the embed for external pages; its folder is named after this, too. */
export const EMBED_PATH = '/v1'

/** External pages have these names and hashes in their code; only the loader names chunks. */
export const EMBED_NAMES: HashedNames = {
  all: /^\/(chunks\/.+|pathquest-.+\.(js|json))$/,
  passing: /^\/chunks\//,
}

/** The built embed, read once, for pages of every origin. */
export interface EmbedFiles {
  serve: (c: Context<AppEnv>) => Promise<Response>
}

/** `archive`: the folder with files of earlier builds (see `archiveFiles`). */
export function loadEmbedFiles(folder: string, archive?: string): EmbedFiles {
  const files = readStaticFiles(folder)
  const archived = archive === undefined ? [] : [...readStaticFiles(archive)]
  const former = new Map(archived.filter(([path]) => EMBED_NAMES.all.test(path)))
  const ofNewer = async (path: string) => {
    const file = archive === undefined ? undefined : await findArchived(archive, path, EMBED_NAMES)
    if (file) former.set(path, file)
    return file
  }
  return {
    serve: async (c) => {
      c.header('Access-Control-Allow-Origin', '*')
      c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
        return c.text('Files are only read.', 405, { Allow: 'GET, HEAD' })
      }
      const path = decodePath(c.req.path).slice(EMBED_PATH.length)
      const file = files.get(path) ?? former.get(path) ?? (await ofNewer(path))
      if (file) {
        const isUnchanging = EMBED_NAMES.all.test(path)
        return sendFile(c, file, `public, max-age=${isUnchanging ? '31536000, immutable' : 300}`)
      }
      if (files.size > 0) return c.text('There is no such file.', 404)
      return c.text('The embed is not built. Build it with: npm run build', 404)
    },
  }
}
