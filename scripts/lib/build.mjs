import { existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { run } from './child.mjs'
import { at } from './paths.mjs'

const shared = ['package-lock.json', 'tsconfig.json']

const targets = [
  {
    name: 'rooms',
    output: 'party/dist/room.mjs',
    sources: [...shared, 'party/src', 'party/host', 'packages/game-core/src'],
    build: buildRoom,
  },
  {
    name: 'server',
    output: 'server/dist/index.js',
    sources: [...shared, 'server/src', 'packages/game-core/src', 'scripts/lib/build.mjs'],
    build: buildServer,
  },
  {
    name: 'app',
    output: 'packages/web/dist/index.html',
    sources: [
      ...shared,
      'packages/web/src',
      'packages/web/public',
      'packages/web/index.html',
      'packages/web/vite.config.ts',
      'packages/sdk/src',
      'packages/game-core/src',
    ],
    build: buildApp,
  },
]

/** Builds what is missing or older than its sources; everything when forced. */
/** @param {{ force?: boolean, only?: string[] }} [options] */
export async function buildAll({ force = false, only } = {}) {
  for (const { name, output, sources, build } of targets) {
    if (only && !only.includes(name)) continue
    if (!force && isFresh(at(output), sources)) continue
    console.log(`Building the ${name} …`)
    await build()
  }
  // esbuild leaves a process behind that would live as long as we do.
  const { stop } = await import('esbuild')
  await stop()
}

async function buildRoom() {
  const { bundleRoom } = await import('../../party/host/bundle.mjs')
  await bundleRoom()
}

async function buildServer() {
  const { build } = await import('esbuild')
  await build(serverBundle)
}

/** esbuild's settings: our own packages are bundled, those of npm stay outside. */
export const serverBundle = {
  entryPoints: [at('server/src/index.ts')],
  outfile: at('server/dist/index.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'npm-packages-stay-outside',
      setup(bundle) {
        bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@pathquest/')
            ? undefined
            : { path, external: true },
        )
      },
    },
  ],
}

/** Folder of the app's Vite, wherever npm has put it. */
export function vitePackage() {
  const fromApp = createRequire(at('packages/web/package.json'))
  return dirname(fromApp.resolve('vite/package.json'))
}

function buildApp() {
  const vite = join(vitePackage(), 'bin/vite.js')
  return run(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: at('packages/web'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

function isFresh(output, sources) {
  if (!existsSync(output)) return false
  const built = statSync(output).mtimeMs
  return sources.every((source) => newest(at(source)) <= built)
}

/** Time of the latest change below a path; a folder's own time tells of removed files. */
function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).map((name) => newest(join(path, name)))
  return Math.max(stat.mtimeMs, ...inside)
}
