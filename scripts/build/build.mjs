// `npm run build`: the product; with names (`sdk`) only those parts.
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../start/child.mjs'
import { ensureInstalled } from '../start/install.mjs'
import { at } from '../start/paths.mjs'
import {
  careersMarkupBundle,
  commandBundle,
  launchPagesBundle,
  questionFilesBundle,
  questionImagesBundle,
  roomsServerBundle,
  rostersBundle,
  serverBundle,
} from './bundles.mjs'
import { listPackages, writePackages } from './packages/list.mjs'

const shared = ['package-lock.json', 'tsconfig.json']
/** Sources shared by rooms and server. */
const rules = ['packages/core/src', 'packages/kinds/src', 'packages/modes/src']
/** Sources of pages. */
const widgets = [...rules, 'packages/ui/src', 'packages/sdk/src']

const targets = [
  {
    name: 'rooms',
    output: 'party/dist/room.mjs',
    sources: [...shared, 'party/src', 'party/host', ...rules],
    build: buildRoom,
  },
  {
    name: 'server',
    output: 'server/dist/index.js',
    sources: [...shared, 'server/src', ...rules, 'scripts/build/bundles.mjs'],
    build: buildServer,
  },
  {
    name: 'rooms-server',
    output: 'server/dist/rooms.js',
    sources: [...shared, 'server/src', ...rules, 'scripts/build/bundles.mjs'],
    build: buildRoomsServer,
  },
  {
    name: 'question-files',
    output: 'server/dist/question-files.js',
    sources: [...shared, 'server/src/question-files', 'server/src/runtime', ...rules],
    build: buildQuestionFiles,
  },
  {
    name: 'rosters',
    output: 'server/dist/rosters.js',
    sources: [...shared, 'server/src/rosters', 'server/src/names', 'server/src/runtime', ...rules],
    build: buildRosters,
  },
  {
    name: 'launch-pages',
    output: 'server/dist/launch-pages.js',
    sources: [...shared, 'server/src/lti/pages/scripts', 'scripts/build/bundles.mjs'],
    build: buildLaunchPages,
  },
  {
    name: 'question-images',
    output: 'server/dist/question-images.js',
    sources: [...shared, 'server/src/question-sets/images', 'server/src/runtime', ...rules],
    build: buildQuestionImages,
  },
  {
    name: 'command',
    output: 'server/dist/command.js',
    sources: [...shared, 'server/src', ...rules, 'scripts/build/bundles.mjs'],
    build: buildCommand,
  },
  {
    name: 'app',
    output: 'packages/web/dist/index.html',
    sources: [
      ...shared,
      'packages/web/src',
      'packages/web/public',
      'packages/web/index.html',
      'packages/web/home.html',
      'packages/web/join-game.html',
      'packages/web/game.html',
      'packages/web/careers.html',
      'packages/web/vite.config.ts',
      ...widgets,
    ],
    build: buildApp,
  },
  {
    name: 'careers-markup',
    output: 'server/dist/careers-markup.js',
    sources: [...shared, 'packages/web/src', 'scripts/build/bundles.mjs', ...widgets],
    build: buildCareersMarkup,
  },
  {
    name: 'embed',
    output: 'packages/embed/dist/v1/embed.json',
    sources: [
      ...shared,
      'packages/embed/package.json',
      'packages/embed/build.mjs',
      'packages/embed/src',
      ...widgets,
    ],
    build: buildEmbed,
  },
  {
    name: 'sdk',
    // For npm only: the product runs without it.
    onlyWhenNamed: true,
    output: 'packages/sdk/dist/index.d.ts',
    sources: [...shared, ...widgets, 'packages/sdk/package.json', 'packages/sdk/tsup.config.ts'],
    build: buildSdk,
  },
]

/**
 * Builds outputs that are missing or older than their sources; everything of the product when
 * forced.
 * @param {{ force?: boolean, only?: string[] }} [options]
 */
export async function buildAll({ force = false, only } = {}) {
  const times = new Map()
  const wanted = targets.filter(({ name, onlyWhenNamed = false, output, sources }) => {
    if (only ? !only.includes(name) : onlyWhenNamed) return false
    return force || !isFresh(at(output), sources, times)
  })
  if (wanted.length === 0) return
  for (const { name, build } of wanted) {
    console.log(`Building the ${name} …`)
    await build()
  }
  // esbuild leaves a child process running that would live as long as ours.
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

async function buildRoomsServer() {
  const { build } = await import('esbuild')
  await build(roomsServerBundle)
}

async function buildQuestionFiles() {
  const { build } = await import('esbuild')
  await build(questionFilesBundle)
}

async function buildRosters() {
  const { build } = await import('esbuild')
  await build(rostersBundle)
}

async function buildLaunchPages() {
  const { build } = await import('esbuild')
  await build(launchPagesBundle)
}

async function buildCareersMarkup() {
  const { build } = await import('esbuild')
  await build(careersMarkupBundle)
}

async function buildQuestionImages() {
  const { build } = await import('esbuild')
  await build(questionImagesBundle)
}

async function buildCommand() {
  const { build } = await import('esbuild')
  await build(commandBundle)
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

function buildEmbed() {
  return run(process.execPath, [at('packages/embed/build.mjs')], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** Builds next to the old output and then replaces it, so that no reader sees a partial build. */
async function buildSdk() {
  const [dist, next] = [at('packages/sdk/dist'), at(`packages/sdk/dist.${process.pid}`)]
  try {
    await run(process.execPath, [at('node_modules/tsup/dist/cli-default.js'), '--out-dir', next], {
      cwd: at('packages/sdk'),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    rmSync(dist, { recursive: true, force: true })
    renameSync(next, dist)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

/**
 * @param {string} output
 * @param {string[]} sources
 * @param {Map<string, number>} times Cached times of folders checked for an earlier part.
 */
function isFresh(output, sources, times) {
  if (!existsSync(output)) return false
  const built = statSync(output).mtimeMs
  return sources.every((source) => {
    const time = times.get(source) ?? newest(at(source))
    times.set(source, time)
    return time <= built
  })
}

/**
 * Time of the latest change below a path; a folder's own time reflects removed files.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).map((name) => newest(join(path, name)))
  return Math.max(stat.mtimeMs, ...inside)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.slice(2)
  // The npm package is built with tools that the product does not need.
  await ensureInstalled(names.includes('sdk') ? 'everything' : 'product')
  await buildAll({ force: true, only: names.length > 0 ? names : undefined })
  if (names.length === 0) writePackages(await listPackages())
}
