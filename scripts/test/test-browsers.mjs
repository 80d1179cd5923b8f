// `npm run test:browsers -- --json`: tests of the product in Firefox and WebKit; `--short`: a game,
// a dialog and a launch in each. `beyondFloor`: features in the builds beyond the oldest supported
// browsers. Needs Debian's `firefox-esr`, `webkit2gtk-driver` and `xvfb`, and installs them if
// possible.
import { endRunning, onStop } from '../start/child.mjs'
import { ensureInstalled } from '../start/install.mjs'

onStop(() => {
  endRunning()
  process.exit(130)
})

const json = process.argv.includes('--json')
const say = json ? console.error : console.log
console.log = say
await ensureInstalled()
const { ensureChromium } = await import('./chromium.mjs')
const { ensureOtherBrowsers } = await import('./other-browsers.mjs')
const { SHORT_STORIES, runVitest } = await import('./test-steps.mjs')

const missing = await ensureOtherBrowsers()
if (missing.length > 0) {
  console.error(`Firefox and WebKit are needed. Install these packages: ${missing.join(', ')}`)
  process.exit(1)
}
await ensureChromium()
const { tests, failed, failures } = await runVitest('browsers', {
  args: process.argv.includes('--short') ? SHORT_STORIES : [],
  isQuiet: json,
})

/** @type {Record<string, { story: string, passed: boolean, seconds: number }[]>} */
const engines = {}
for (const { ancestorTitles, title, status, duration = 0 } of tests) {
  const engine = ancestorTitles[0] ?? 'none'
  engines[engine] ??= []
  engines[engine].push({
    story: title,
    passed: status === 'passed',
    seconds: Math.round(duration / 100) / 10,
  })
}
// The check is TypeScript; the tests have created the builds that it scans.
const { register } = await import('tsx/esm/api')
register({ tsconfig: false })
const { beyondFloor } = await import('./floor/beyond-floor')
const beyond = beyondFloor()
for (const { what, file } of beyond) say(`Beyond the floor of browsers: ${what} in ${file}`)
const figures = {
  engines,
  stories: tests.length,
  failed,
  failures,
  beyondFloor: beyond.length,
}
if (json) process.stdout.write(`${JSON.stringify(figures)}\n`)
else say(`\n${tests.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 || tests.length === 0 || beyond.length > 0 ? 1 : 0)
