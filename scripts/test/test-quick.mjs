// `npm run test:quick`: types, lint, and the tests of rules, storage, rooms and API that are
// related to uncommitted changes; `-- --since=main` includes commits of a branch. Related are all
// tests that import a changed file, the room tests for rules and rooms, and API tests in the same
// folder: most API tests import the whole server. `npm test` tests everything.
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

/**
 * The steps that wait most are first.
 * @type {typeof checks}
 */
const waiting = []
if (isChanged('party/') || isChanged('packages/core/src/game/')) waiting.push(tests(['room']))
if (serverFolders.size > 0) waiting.push(tests(['api'], [...serverFolders]))
waiting.push(tests(['unit', 'storage'], ['--changed', from]), ...checks)

const began = Date.now()
/** @type {string[]} */
const failed = []
// Two at a time; one of them prints its output when it ends.
await Promise.all([workOff(), workOff({ isHeld: true })])
const seconds = Math.round((Date.now() - began) / 1000)
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed')
console.log(`${seconds} s`)
process.exit(failed.length > 0 ? 1 : 0)

/** @param {import('./check.mjs').RunOptions} [options] */
async function workOff(options) {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const holds = await step.run(options)
    console.log(`${holds ? 'ok    ' : 'FAILED'} ${step.name}`)
    if (!holds) failed.push(step.name)
  }
}

/**
 * Tests of these projects, as a step in addition to the checks.
 * @param {string[]} projects
 * @param {string[]} args
 * @returns {typeof checks[number]}
 */
function tests(projects, args = []) {
  const command = [
    at('node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...args,
    '--passWithNoTests',
  ]
  return {
    name: `tests of ${projects.join(', ')}`,
    run: async (options) => (await runAnyway(process.execPath, command, options)).code === 0,
  }
}

/**
 * The folder of a file with a trailing slash, or the file's own name at the root of the sources.
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
