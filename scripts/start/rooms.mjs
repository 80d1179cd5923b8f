// @ts-check
// `npm run rooms`: game rooms as a process of their own, for the API servers of ROOMS_ORIGINS.
import { ensureInstalled } from './install.mjs'
import { at } from './paths.mjs'
import { runServer } from './run-server.mjs'

await runServer(at('server/dist/rooms.js'), () =>
  ensureInstalled('product', async () => {
    const { buildAll } = await import('../build/build.mjs')
    await buildAll({ only: ['rooms', 'rooms-server'] })
  }),
)
