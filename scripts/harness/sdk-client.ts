import { mkdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { createApiClient } from '@pathquest/sdk/api/client'
import type { createLiveGame } from '@pathquest/sdk/live/live-game'
import type { memorySeatStore } from '@pathquest/sdk/live/seat-store'
import { build } from 'esbuild'
import { at } from '../start/paths.mjs'

const outfile = at('node_modules/.cache/pathquest/sdk-client.mjs')

/** Its exports. */
export interface Sdk {
  createApiClient: typeof createApiClient
  createLiveGame: typeof createLiveGame
  memorySeatStore: typeof memorySeatStore
}

/** The browsers' client, bundled for Node: drills reconnect exactly like pages. */
export async function loadSdkClient(): Promise<Sdk> {
  mkdirSync(at('node_modules/.cache/pathquest'), { recursive: true })
  await build({
    stdin: {
      contents: `export { createApiClient } from './packages/sdk/src/api/client'
        export { createLiveGame } from './packages/sdk/src/live/live-game'
        export { memorySeatStore } from './packages/sdk/src/live/seat-store'`,
      resolveDir: at(),
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['partysocket', 'partysocket/*'],
    logLevel: 'warning',
  })
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`)
}
