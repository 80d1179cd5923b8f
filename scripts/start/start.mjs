// @ts-check
// `npm start`: installs, builds outdated outputs, then runs the server.
import { ensureInstalled } from './install.mjs'
import { at } from './paths.mjs'
import { runServer } from './run-server.mjs'

await runServer(at('server/dist/index.js'), () =>
  ensureInstalled('product', async () => {
    const { buildAll } = await import('../build/build.mjs')
    await buildAll()
  }),
)
