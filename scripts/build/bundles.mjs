// What esbuild bundles for the server, and with which settings.
import { at } from '../start/paths.mjs'

/**
 * esbuild's settings. Packages are bundled: one file loads in half the time of some hundred.
 * External are the compiled one, pg, which few need, two that look for files next to their own, and
 * one with dynamic requires.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const serverBundle = {
  entryPoints: [at('server/src/main/index.ts')],
  outfile: at('server/dist/index.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  external: ['better-sqlite3', 'ltijs', 'pg', 'pino', 'prom-client', 'sharp', 'tar-stream'],
}

/**
 * Rooms without an API (`npm run rooms`).
 * @satisfies {import('esbuild').BuildOptions}
 */
export const roomsServerBundle = {
  ...serverBundle,
  entryPoints: [at('server/src/main/rooms.ts')],
  outfile: at('server/dist/rooms.js'),
}

/**
 * The child process that reads and writes question files.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const questionFilesBundle = {
  ...serverBundle,
  entryPoints: [at('server/src/question-files/worker.ts')],
  outfile: at('server/dist/question-files.js'),
}

/**
 * The child process that reads rosters.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const rostersBundle = {
  ...serverBundle,
  entryPoints: [at('server/src/rosters/worker.ts')],
  outfile: at('server/dist/rosters.js'),
}

/**
 * The script of the launch pages. Unsupported browsers run it, too, to show their notice.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const launchPagesBundle = {
  entryPoints: [at('server/src/lti/pages/scripts/launch-pages.ts')],
  outfile: at('server/dist/launch-pages.js'),
  bundle: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2018',
  minify: true,
  logLevel: 'warning',
}

/**
 * The child process that re-encodes question images.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const questionImagesBundle = {
  ...serverBundle,
  entryPoints: [at('server/src/question-sets/images/worker.ts')],
  outfile: at('server/dist/question-images.js'),
}

/**
 * The first frame of /careers, for the server that completes its HTML.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const careersMarkupBundle = {
  ...serverBundle,
  entryPoints: [at('packages/web/src/standalone/careers-markup.tsx')],
  outfile: at('server/dist/careers-markup.js'),
  external: [],
  jsx: 'automatic',
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
  // react-dom requires modules of Node by name.
  banner: {
    // Under a name of its own: a bundled package may import it as well.
    js: "import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);",
  },
}

/**
 * The commands of the operator.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const commandBundle = {
  ...serverBundle,
  entryPoints: [at('server/src/cli/index.ts')],
  outfile: at('server/dist/command.js'),
}
