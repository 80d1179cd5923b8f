// Bundles a room class with PartyKit's facade into one module that workerd runs.
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const party = dirname(dirname(fileURLToPath(import.meta.url)))
/** The room module of the product and the path of its bundle. */
export const roomEntry = join(party, 'src/game-room.ts')
export const roomBundle = join(party, 'dist/room.mjs')

// Room variables reach the class as `room.env`; there are no buckets, assets or further parties.
/** @type {[string, string][]} */
const placeholders = [
  ['__R2_BINDINGS__', '[]'],
  ['__KV_BINDINGS__', '[]'],
  ['__PARTIES__;', ''],
]

/**
 * @param {string} entry
 * @returns {import('esbuild').Plugin}
 */
function facadePlugin(entry) {
  return {
    name: 'partykit-facade',
    setup(bundle) {
      bundle.onResolve({ filter: /^partykit-facade$/ }, async () => {
        const server = await bundle.resolve('partykit/server', {
          kind: 'import-statement',
          resolveDir: party,
        })
        return { path: join(dirname(server.path), 'generated.js') }
      })
      bundle.onResolve({ filter: /^__WORKER__$/ }, () => ({ path: entry }))
      bundle.onResolve({ filter: /^__STATIC_ASSETS_MANIFEST__$/ }, ({ path }) => ({
        path,
        namespace: 'no-assets',
      }))
      bundle.onLoad({ filter: /.*/, namespace: 'no-assets' }, () => ({
        contents: 'export default { assets: {} }',
      }))
      bundle.onLoad({ filter: /partykit[\\/]dist[\\/]generated\.js$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8')
        const contents = placeholders.reduce((text, [name, value]) => {
          if (!text.includes(name)) throw new Error(`PartyKit's facade has no ${name}`)
          return text.replaceAll(name, value)
        }, source)
        return { contents }
      })
    },
  }
}

/**
 * esbuild's settings for the module whose default export is the room class.
 * @returns {import('esbuild').BuildOptions}
 */
export function roomBuild({ entry = roomEntry, outfile = roomBundle } = {}) {
  return {
    entryPoints: [join(party, 'host/worker.mjs')],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['partykit', 'workerd', 'worker', 'browser'],
    plugins: [facadePlugin(entry)],
    logLevel: 'warning',
  }
}

/**
 * Writes the bundle of `entry` to `outfile`.
 * @param {{ entry?: string, outfile?: string }} [options]
 */
export async function bundleRoom(options) {
  await build(roomBuild(options))
}
