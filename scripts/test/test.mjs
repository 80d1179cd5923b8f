// `npm test`: all checks, starting from a clone without node_modules.
import { endRunning, onStop } from '../start/child.mjs'
import { ensureInstalled } from '../start/install.mjs'

onStop(() => {
  endRunning()
  process.exit(130)
})

const full = process.argv.includes('--full')
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
let passed = 0
let failed = 0
// Repeated at the end: the output above is long, and often truncated.
/** @type {string[]} */
const failures = []

/**
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Counted
 * @typedef {import('./check.mjs').RunOptions} RunOptions
 * @typedef {[name: string, body: (options?: RunOptions) => Promise<boolean | Counted>]} Step
 */

/**
 * A step that counts as one test, or as counted by `runVitest`.
 * @param {Step[0]} name
 * @param {Step[1]} body
 * @param {RunOptions} [options]
 */
async function step(name, body, options) {
  if (only && !name.startsWith(only)) return
  const since = Date.now()
  console.log(`\n── ${name}`)
  let counted
  try {
    counted = await body(options)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    counted = false
  }
  /** @type {Counted} */
  const result =
    typeof counted === 'object' ? counted : { passed: counted ? 1 : 0, failed: counted ? 0 : 1 }
  passed += result.passed
  failed += result.failed
  failures.push(...(result.failures ?? (result.failed > 0 ? [name] : [])))
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`)
}

await ensureInstalled()
const { checks } = await import('./check.mjs')
const { ensureChromium } = await import('./chromium.mjs')
const { buildAll } = await import('../build/build.mjs')
const { ensureOtherBrowsers } = await import('./other-browsers.mjs')
const { runDrill, runVitest, SHORT_STORIES } = await import('./test-steps.mjs')

/**
 * Runs one step after the other from the list, until it is empty.
 * @param {Step[]} steps
 * @param {RunOptions} [options]
 */
async function inOrder(steps, options) {
  for (let next = steps.shift(); next; next = steps.shift()) await step(...next, options)
}
/** @type {(project: string, root?: string) => Step} */
const vitest = (project, root) => [
  project,
  (options) => runVitest(project, { ...(root && { root }), ...options }),
]
/** @type {(name: string, short: string[]) => Step} */
const drill = (name, short) => [
  `drill ${name}`,
  (options) => runDrill(`drill/${name}.ts`, full ? [] : short, options),
]
// Its output is buffered until it ends: another step prints in parallel.
const held = { isHeld: true }

// CPU-bound steps, on one core each.
await Promise.all([
  inOrder([['build', async () => buildAll().then(() => true)], vitest('unit')]),
  inOrder(
    [
      ...checks.map(({ name, run }) => /** @type {Step} */ ([name, run])),
      ...['storage', 'package'].map((project) => vitest(project)),
    ],
    held,
  ),
])
await inOrder([
  [
    'chromium',
    async () => {
      // Both, before several steps ask for them.
      await ensureChromium({ isWhole: true })
      await ensureChromium()
      return true
    },
  ],
])
const missing = await ensureOtherBrowsers()
/** @type {Step[]} */
const otherBrowsers = [
  ['browsers', (options) => runVitest('browsers', { args: SHORT_STORIES, ...options })],
]
// One after the other: each of them alone keeps two cores busy. Two at once took as long, and every
// page in them four times as long as alone, so that tests failed whose time ran out.
const busy = [
  ...['browser', 'api', 'embed'].map((project) => vitest(project)),
  vitest('stories', 'stories'),
  vitest('lti'),
  ...(missing.length === 0 ? otherBrowsers : []),
  // A hundred games come back at once, on one machine.
  drill('upgrade', ['--restarts', '2', '--players', '20']),
]
// Beside them: these wait more than they compute.
const waiting = [
  ...['room', 'launches'].map((project) => vitest(project)),
  drill('cards', ['--guesses', '2000', '--addresses', '10']),
  drill('grades', ['--students', '6', '--games', '1', '--kills', '1']),
  drill('leak', ['--players', '10']),
  drill('crash', ['--only', 'settlements,deserted,lost']),
]
await Promise.all([inOrder(busy), inOrder(waiting, held)])
// Alone: the first waits half a second for answers to each attack, and the times of the second are
// held to a quarter of a second.
await inOrder([
  drill('abuse', [
    ...['--lessons', '0', '--seconds', '0.5', '--scale', '0.1'],
    ...['--quiet', '2', '--rest', '8'],
  ]),
  drill('crash', ['--only', 'rooms', '--kills', '3', '--players', '10']),
])
if (full) {
  for (const rooms of ['1', '20']) {
    const load = ['--rooms', rooms, '--players', '100']
    await step(`bench of ${rooms} rooms`, () => runDrill('bench/live.ts', load))
  }
  for (const name of ['launch', 'data', 'import', 'web', 'embed']) {
    await step(`bench ${name}`, () => runDrill(`bench/${name}.ts`, []))
  }
}

tellAndExit()

function tellAndExit() {
  if (missing.length > 0)
    console.log(`\nSkipped: Firefox and WebKit, which need the packages ${missing.join(', ')}`)
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
