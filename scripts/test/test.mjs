// `npm test`: everything that can be checked, from a clone without node_modules on.
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
// Named again at the end: what stands above is long, and often cut.
/** @type {string[]} */
const failures = []

/**
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Counted
 * @typedef {[name: string, body: () => Promise<boolean | Counted>]} Step
 */

/**
 * A step that counts as one, or as what `runVitest` counts.
 * @param {Step[0]} name
 * @param {Step[1]} body
 */
async function step(name, body) {
  if (only && !name.startsWith(only)) return
  const since = Date.now()
  console.log(`\n── ${name}`)
  let counted
  try {
    counted = await body()
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
const { buildAll } = await import('../build/build-all.mjs')
const { runDrill, runVitest } = await import('./test-steps.mjs')

/**
 * One step after the other; resolves when all have been made.
 * @param {Step[]} steps
 */
async function inOrder(steps) {
  for (const [name, body] of steps) await step(name, body)
}
/** @type {(project: string, options?: Parameters<typeof runVitest>[1]) => Step} */
const vitest = (project, options) => [project, () => runVitest(project, options)]
/** @type {(name: string, short: string[], options?: Parameters<typeof runDrill>[2]) => Step} */
const drill = (name, short, options) => [
  `drill ${name}`,
  () => runDrill(`drill/${name}.ts`, full ? [] : short, options),
]
// Says what it has to say when it ends: something else runs and speaks beside it.
const held = { isHeld: true }

// What computes, on one core each.
await Promise.all([
  inOrder([
    ['build', async () => buildAll().then(() => true)],
    ...['unit', 'package'].map((project) => vitest(project)),
  ]),
  inOrder([
    ...checks.map(({ name, run }) => /** @type {Step} */ ([name, () => run(held)])),
    vitest('storage', held),
  ]),
])
await inOrder([
  [
    'chromium',
    async () => {
      process.env.CHROMIUM_PATH = await ensureChromium()
      return true
    },
  ],
])
// Browsers take both cores as long as they are alone; what waits more than it works runs beside them.
await Promise.all([
  inOrder([
    vitest('stories', { root: 'stories' }),
    ...['browser', 'embed'].map((project) => vitest(project)),
  ]),
  inOrder([
    ['launches', () => runDrill('lti/test-launches.ts', [], held)],
    drill('leak', ['--players', '10'], held),
    drill('upgrade', ['--restarts', '2', '--players', '20'], held),
    drill('grades', ['--students', '6', '--games', '1', '--kills', '1'], held),
    ...['api', 'room', 'lti'].map((project) => vitest(project, held)),
  ]),
])
// What measures time is alone.
await inOrder([
  drill('crash', ['--kills', '3', '--players', '10']),
  drill('abuse', [
    ...['--lessons', '0', '--seconds', '0.5', '--scale', '0.1'],
    ...['--quiet', '2', '--rest', '8'],
  ]),
])
if (full) {
  for (const rooms of ['1', '20']) {
    const load = ['--rooms', rooms, '--players', '100']
    await step(`bench of ${rooms} rooms`, () => runDrill('bench/live.ts', load))
  }
  await step('bench of launches', () => runDrill('bench/launch.ts', []))
}

tellAndExit()

function tellAndExit() {
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
