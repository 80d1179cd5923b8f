// `npm run test:embed`: the widgets on other sites, as npm package and as script tag.
import { endRunning, onStop } from '../start/child.mjs'
import { ensureInstalled } from '../start/install.mjs'

onStop(() => {
  endRunning()
  process.exit(130)
})

await ensureInstalled()
const { ensureChromium } = await import('./chromium.mjs')
const { runVitest } = await import('./test-steps.mjs')

await ensureChromium()
const { passed, failed } = await runVitest('embed')
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
