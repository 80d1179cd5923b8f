// @ts-check
// `npm start`: installs, builds outdated outputs, then runs the server.
import { pathToFileURL } from 'node:url'
import { endRunning, onStop, watchParent } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { at } from './paths.mjs'
import { supervise } from './supervise.mjs'

const server = at('server/dist/index.js')
const stayOrStop = onStop(() => {
  endRunning()
  process.exit(0)
})
try {
  await ensureInstalled('product', async () => {
    const { buildAll } = await import('../build/build.mjs')
    await buildAll()
  })
} catch (error) {
  endRunning()
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// From here on the server itself stops on Ctrl-C and SIGTERM.
stayOrStop.off()
if (process.env.PATHQUEST_RESTART !== 'off') process.exit(await supervise(server))

// An external supervisor restarts this process.
const stop = () => process.kill(process.pid, 'SIGTERM')
watchParent(stop)
process.on('SIGHUP', stop)
await import(pathToFileURL(server).href)
