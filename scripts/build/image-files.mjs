// `node scripts/build/image-files.mjs FOLDER`: copies what the built product needs at run time, and
// of the npm packages only the files that it loads on this version of Node. Run by the Dockerfile,
// after `npm run build`.
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { at, root } from '../start/paths.mjs'

const [, , folder] = process.argv
if (!folder) {
  console.error('Name a folder: node scripts/build/image-files.mjs /tmp/image')
  process.exit(1)
}

/** What the product finds by paths of its own, or serves. */
const read = [
  'deploy/command.mjs',
  'deploy/healthcheck.mjs',
  'node_modules/@pathquest/party',
  'package.json',
  'package-lock.json',
  'packages/embed/dist',
  'packages/web/dist',
  'party/dist',
  'party/package.json',
  'server/content',
  'server/drizzle',
]

const fromServer = createRequire(at('server/package.json'))
const fromParty = createRequire(at('party/package.json'))
/** Programs and lists of packages that no import names. */
const named = [fromParty('workerd').default, fromServer.resolve('humannames/list.txt')]

// Some packages use a tool if there is one; the product runs without.
const locked = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages
const tools = Object.keys(locked).filter((path) => locked[path].dev)
/** @param {string} path */
const isOfTool = (path) => tools.some((tool) => path.startsWith(`${tool}/`))

const built = readdirSync(at('server/dist')).filter((name) => name.endsWith('.js'))
const { fileList } = await nodeFileTrace(
  [...built.map((name) => at('server/dist', name)), fromParty.resolve('workerd')],
  // Imports alone: what the bundles find by paths is `read`, and guesses would add every package.
  { base: root, ignore: isOfTool, analysis: { computeFileReferences: false } },
)
const traced = [...fileList].filter((path) => !path.endsWith('.map'))
const copied = [...read, ...named.map((path) => relative(root, path)), ...traced]
for (const path of copied) {
  cpSync(at(path), join(folder, path), { recursive: true, verbatimSymlinks: true })
}
console.log(`${copied.length} files and folders of the product are in ${folder}.`)
