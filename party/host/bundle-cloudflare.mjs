// Run by wrangler before `dev` and `deploy` (wrangler.jsonc): writes the Worker's one module.
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { roomBuild } from './bundle.mjs'

const host = dirname(fileURLToPath(import.meta.url))
const productBundle = join(host, '../dist/cloudflare/room.mjs')

/**
 * Writes the Worker to `outfile`; its health answer names `name`, by which a deployment is recognized.
 * @param {{ outfile?: string, name?: string }} [options]
 */
export async function bundleForCloudflare({
  outfile = productBundle,
  name = `${new Date().toISOString()} ${randomBytes(4).toString('hex')}`,
} = {}) {
  const options = roomBuild({ outfile })
  const define = { ROOM_BUILD: JSON.stringify(name) }
  await build({ ...options, entryPoints: [join(host, 'cloudflare.mjs')], define })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleForCloudflare()
