import { createServer, request, type Server } from 'node:http'
import { freePort } from '../../../scripts/harness/product'
import { origin } from '../../browser/support/browser'

/** A separate origin of the product, which can go down and come back. */
export interface StoppableOrigin {
  origin: string
  down: () => Promise<void>
  up: () => Promise<void>
}

export async function startStoppable(): Promise<StoppableOrigin> {
  const port = await freePort()
  const product = new URL(origin)
  let server: Server | undefined
  const stoppable: StoppableOrigin = {
    origin: `http://localhost:${port}`,
    async up() {
      server = createServer(({ method, url, headers }, response) => {
        const { hostname, port } = product
        const asked = request({ hostname, port, method, path: url, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        })
        asked.on('error', () => response.destroy())
        asked.end()
      })
      await new Promise<void>((done) => server?.listen(port, 'localhost', done))
    },
    async down() {
      server?.closeAllConnections()
      await new Promise((done) => (server ? server.close(done) : done(undefined)))
    },
  }
  await stoppable.up()
  return stoppable
}
