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
const failures = []
const secondTries = []

/** A step that counts as one, or as what `runVitest` counts. */
async function step(name, body) {
  if (only && !name.startsWith(only)) return
  const since = Date.now()
  console.log(`\n── ${name}`)
  let counted
  try {
    counted = await body()
  } catch (error) {
    console.error(error.message)
    counted = false
  }
  const result =
    typeof counted === 'object' ? counted : { passed: counted ? 1 : 0, failed: counted ? 0 : 1 }
  passed += result.passed
  failed += result.failed
  failures.push(...(result.failures ?? (result.failed > 0 ? [name] : [])))
  secondTries.push(...(result.secondTries ?? []))
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`)
}

await ensureInstalled()
const { checks } = await import('./check.mjs')
const { ensureChromium } = await import('./chromium.mjs')
const { buildAll } = await import('../build/build-all.mjs')
const { runDrill, runVitest } = await import('./test-steps.mjs')

for (const check of checks) await step(check.name, check.run)
await step('build', async () => {
  await buildAll()
  return true
})
for (const project of ['unit', 'storage', 'room', 'api'])
  await step(project, () => runVitest(project))
await step('chromium', async () => {
  process.env.CHROMIUM_PATH = await ensureChromium()
  return true
})
await step('stories', () => runVitest('stories', 'stories'))
for (const project of ['package', 'browser', 'embed', 'lti'])
  await step(project, () => runVitest(project))
await step('launches', () => runDrill('lti/test-launches.mjs', []))
for (const [drill, short, long] of [
  ['crash', ['--kills', '3', '--players', '10'], []],
  [
    'abuse',
    ['--lessons', '0', '--seconds', '0.5', '--scale', '0.1', '--quiet', '2', '--rest', '8'],
    [],
  ],
  ['leak', ['--players', '10'], []],
  ['upgrade', ['--restarts', '2', '--players', '20'], []],
  ['grades', ['--students', '6', '--games', '1', '--kills', '1'], []],
]) {
  await step(`drill ${drill}`, () => runDrill(`drill/${drill}.mjs`, full ? long : short))
}
if (full) {
  for (const rooms of ['1', '20']) {
    const load = ['--rooms', rooms, '--players', '100']
    await step(`bench of ${rooms} rooms`, () => runDrill('bench/live.mjs', load))
  }
  await step('bench of launches', () => runDrill('bench/launch.mjs', []))
}

for (const [heading, lines] of [
  ['Passed at the second try', secondTries],
  ['Failed', failures],
]) {
  if (lines.length > 0) console.log(`\n${heading}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
