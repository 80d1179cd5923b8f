// The school's web server: files of `site/`, a strict policy, nothing but Node's built-ins.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const site = join(dirname(fileURLToPath(import.meta.url)), 'site')
/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/**
 * What the pages may load: their own files, and Pathquest's.
 * @param {string} pathquest
 * @param {string} nonce
 */
const policy = (pathquest, nonce) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${pathquest}`,
    "style-src 'self'",
    `img-src 'self' ${pathquest}`,
    `connect-src 'self' ${pathquest} ${pathquest.replace(/^http/, 'ws')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/**
 * Serves the school on 127.0.0.1; `pathquest` is the origin of the product.
 * @param {{ pathquest: string, port?: number }} options
 */
export async function startSchoolSite({ pathquest, port = 0 }) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://school')
    const name =
      pathname === '/' ? '/index.html' : extname(pathname) ? pathname : `${pathname}.html`
    const type = types[extname(name)]
    // Every file lies in one folder: a name with more in it is no file of ours.
    const body =
      /^\/[\w-]+\.\w+$/.test(name) && type && (await readFile(join(site, name)).catch(() => null))
    if (!body) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    const nonce = randomBytes(16).toString('base64')
    response.writeHead(200, {
      'content-type': type,
      'content-security-policy': policy(pathquest, nonce),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    if (type !== types['.html']) return response.end(body)
    response.end(String(body).replaceAll('{{nonce}}', nonce).replaceAll('{{pathquest}}', pathquest))
  })
  await new Promise((done, fail) => {
    server.once('error', fail).listen(port, '127.0.0.1', () => done(undefined))
  })
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
