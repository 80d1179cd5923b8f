// `npm run test:quick`: types, lint, and the tests of rules, storage, rooms and API that are near
// what is not committed yet; `-- --since=main` counts commits of a branch, too. Near are all tests
// that import it, the rooms' for rules and rooms, and the API's in the same folder: most of the API's
// import the whole server. Everything is tested by `npm test`.
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { endRunning, onStop, runAnyway } from '../start/child.mjs'
import { ensureInstalled } from '../start/install.mjs'
import { at, root } from '../start/paths.mjs'

onStop(() => {
  endRunning()
  process.exit(130)
})
await ensureInstalled()
const { checks } = await import('./check.mjs')

const since = process.argv.find((arg) => arg.startsWith('--since='))?.slice('--since='.length)
const from = (since && git('merge-base', since, 'HEAD')[0]) || 'HEAD'
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', from),
  ...git('ls-files', '--others', '--exclude-standard'),
]
/** @param {string} folder */
const isChanged = (folder) => changed.some((file) => file.startsWith(folder))
const serverFolders = new Set(
  changed.filter((file) => file.startsWith('server/src/')).map(nearestFolder),
)

const tests = [{ projects: ['unit', 'storage'], args: ['--changed', from] }]
if (isChanged('party/') || isChanged('packages/game-core/src/game/'))
  tests.push({ projects: ['room'], args: [] })
if (serverFolders.size > 0) tests.push({ projects: ['api'], args: [...serverFolders] })

const began = Date.now()
/** @type {string[]} */
const failed = []
const waiting = [...checks]
// Two at a time: each is one thread.
await Promise.all([workOff(), workOff()])
for (const { projects, args } of tests)
  await step(`tests of ${projects.join(', ')}`, () => run(projects, args))
const seconds = Math.round((Date.now() - began) / 1000)
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed')
console.log(`${seconds} s`)
process.exit(failed.length > 0 ? 1 : 0)

async function workOff() {
  for (let check = waiting.shift(); check; check = waiting.shift())
    await step(check.name, check.run)
}

/**
 * @param {string} name
 * @param {() => Promise<boolean>} run
 */
async function step(name, run) {
  const holds = await run()
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${name}`)
  if (!holds) failed.push(name)
}

/**
 * @param {string[]} projects
 * @param {string[]} args
 */
async function run(projects, args) {
  const { code } = await runAnyway(process.execPath, [
    at('node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...args,
    '--passWithNoTests',
  ])
  return code === 0
}

/**
 * The folder of a file with a slash behind it, or at the root of the sources the file's own name.
 * @param {string} file
 */
function nearestFolder(file) {
  const folder = dirname(file)
  return folder === 'server/src' ? file.replace(/(\.test)?\.ts$/, '.') : `${folder}/`
}

/** @param {string[]} args */
function git(...args) {
  const said = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  return said.split('\n').filter(Boolean)
}
