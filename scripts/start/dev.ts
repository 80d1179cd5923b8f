// `npm run dev`: the product on one origin, reloading with its sources.
import { join } from 'node:path'
import { type BuildOptions, context, type Plugin } from 'esbuild'
import { roomBuild } from '../../party/host/bundle.mjs'
import { vitePackage } from '../build/build.mjs'
import {
  launchPagesBundle,
  questionFilesBundle,
  questionImagesBundle,
  rostersBundle,
  serverBundle,
} from '../build/bundles.mjs'
import { freePort } from '../harness/product'
import { type ServerProcess, startServer } from '../harness/server-process'
import { onStop } from './child.mjs'
import { at } from './paths.mjs'

const { createServer }: typeof import('vite') = await import(
  join(vitePackage(), 'dist/node/index.js')
)

const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? '127.0.0.1'
const apiPort = await freePort()
const env = {
  ...process.env,
  PORT: String(apiPort),
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
}

let server: ServerProcess | undefined
let restarting = Promise.resolve()
let stopping = false

/** One restart at a time; simultaneous changes are combined. */
function restart() {
  restarting = restarting.then(async () => {
    if (stopping) return
    await server?.stop()
    if (!stopping) server = startServer({ env })
  })
}

/**
 * Builds now and on each change; restarts the server after each successful build except the first.
 */
async function watch(settings: BuildOptions) {
  let first = true
  const restarter: Plugin = {
    name: 'restart',
    setup(build) {
      build.onEnd(({ errors }) => {
        if (!first && errors.length === 0) restart()
        first = false
      })
    },
  }
  const builder = await context({ ...settings, plugins: [...(settings.plugins ?? []), restarter] })
  await builder.watch()
  return builder
}

const builders = [
  await watch(serverBundle),
  await watch(questionFilesBundle),
  await watch(rostersBundle),
  await watch(questionImagesBundle),
  await watch(launchPagesBundle),
  await watch(roomBuild()),
]
await Promise.all(builders.map((builder) => builder.rebuild()))
restart()

const target = `http://127.0.0.1:${apiPort}`
const app = await createServer({
  root: at('packages/web'),
  configFile: at('packages/web/vite.config.ts'),
  server: {
    host,
    port,
    strictPort: true,
    proxy: {
      '/api': { target },
      '/images': { target },
      '/v1': { target },
      '/parties': { target, ws: true },
    },
  },
})
await app.listen()
app.printUrls()

onStop(async () => {
  stopping = true
  await Promise.all([app.close(), ...builders.map((builder) => builder.dispose())])
  await restarting
  await server?.stop()
  process.exit(0)
})
