import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { decodePath, readStaticFiles, sendFile } from './static-files'

/** Where pages of others find the embed; its folder is named after this, too. */
export const EMBED_PATH = '/v1'
/** Named by their content or by their version: what they hold never changes. */
const UNCHANGING = /^\/(chunks\/.+|pathquest-.+\.js)$/

/** The built embed, read once, for pages of every origin. */
export interface EmbedFiles {
  serve: (c: Context<AppEnv>) => Promise<Response>
}

export function loadEmbedFiles(folder: string): EmbedFiles {
  const files = readStaticFiles(folder)
  return {
    serve: async (c) => {
      c.header('Access-Control-Allow-Origin', '*')
      c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
        return c.text('Files are only read.', 405, { Allow: 'GET, HEAD' })
      }
      const path = decodePath(c.req.path).slice(EMBED_PATH.length)
      const file = files.get(path)
      if (file) {
        const isUnchanging = UNCHANGING.test(path)
        return sendFile(c, file, `public, max-age=${isUnchanging ? '31536000, immutable' : 300}`)
      }
      if (files.size > 0) return c.text('There is no such file.', 404)
      return c.text('The embed is not built. Build it with: npm run build', 404)
    },
  }
}
