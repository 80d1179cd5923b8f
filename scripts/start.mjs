// `npm start`: installs, builds what is older than its sources, runs the server until stopped.
import { endRunning, onStop } from './lib/child.mjs'

let server
let stopping = false

onStop(async () => {
  stopping = true
  endRunning()
  process.exit(server ? await server.stop() : 0)
})

try {
  const { ensureInstalled } = await import('./lib/install.mjs')
  await ensureInstalled()
  const { buildAll } = await import('./lib/build.mjs')
  await buildAll()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const { startServer } = await import('./lib/server-process.mjs')
if (!stopping) {
  server = startServer()
  const code = await server.exited
  if (!stopping) process.exit(code)
}
