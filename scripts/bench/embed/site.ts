// Another site: pages on 127.0.0.1, while the product is on localhost.
import { createServer } from 'node:http'
import { freePort } from '../../harness/product'

/** A file of the site; a string is a file without its own headers. */
export type SiteFile = { body: string | Uint8Array; headers?: Record<string, string> } | string

export type Site = Awaited<ReturnType<typeof startSite>>

const types: Record<string, string> & { html: string } = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/** Serves `files` by path; pages may be added while the site runs. */
export async function startSite(files: Record<string, SiteFile> = {}) {
  const served = new Map<string, SiteFile>(Object.entries(files))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const file = served.get(pathname)
    if (file === undefined) {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
      return
    }
    const { body, headers = {} } = typeof file === 'object' ? file : { body: file }
    const type = types[pathname.split('.').pop() ?? ''] ?? types.html
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...headers })
    response.end(body)
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${port}`,
    files: served,
    async stop() {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}
