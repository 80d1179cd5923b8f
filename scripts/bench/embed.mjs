// `npm run bench:embed -- --json`: what the widgets weigh and how soon they stand on a page of
// another site, next to what a page without them would weigh and take.
import { readArgs, report } from '../harness/figures.mjs'
import { ensureInstalled } from '../start/install.mjs'

await ensureInstalled()
const { chromium } = await import('playwright-core')
const { chromiumFlags, ensureChromium } = await import('../test/chromium.mjs')
const { buildAll } = await import('../build/build-all.mjs')
const { sizeBudgets, timeBudgets } = await import('./embed/budgets.mjs')
const { insertCareers } = await import('./embed/careers.mjs')
const { gameOpener } = await import('./embed/games.mjs')
const { measureNpm, measureRuntimes } = await import('./embed/npm-sizes.mjs')
const { startSite } = await import('./embed/site.mjs')
const { measureEmbed } = await import('./embed/sizes.mjs')
const { measureFilter, measureReady, measureShift, profile } = await import('./embed/times.mjs')
const { startProduct } = await import('../harness/product.mjs')

const { json } = readArgs({ json: false })
const careers = 1024

console.log = json ? console.error : console.log
await buildAll()
await buildAll({ only: ['sdk', 'embed'] })
const { npmComponentMax, ...npm } = await measureNpm()
const product = await startProduct()
const site = await startSite()
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumFlags,
})
try {
  insertCareers(product.dataDir, careers)
  const where = { browser, site, origin: product.origin }
  const games = await gameOpener(product.origin)
  const { sizes, details } = await measureEmbed(where, games)
  const { readyRunsMs, shift, ...ready } = await measureReady(where)
  const { filterToPaintRunsMs, ...filter } = await measureFilter(where)
  const { layoutShift, shifts } = await measureShift(where, games)
  const figures = {
    ...sizes,
    npmComponentMax,
    ...(await measureRuntimes()),
    ...ready,
    ...filter,
    layoutShift: Math.max(layoutShift, shift),
  }
  const more = { profile, readyRunsMs, filterToPaintRunsMs, shifts, embed: details, npm }
  report(json ? { ...figures, ...more } : figures, { ...sizeBudgets, ...timeBudgets }, json)
} catch (error) {
  console.error(product.output())
  throw error
} finally {
  await browser.close()
  await site.stop()
  await product.stop()
}
