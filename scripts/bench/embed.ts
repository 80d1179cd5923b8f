// `npm run bench:embed -- --json`: what the widgets weigh and how soon they stand on a page of
// another site, next to what a page without them would weigh and take.
import { readArgs, report } from '../harness/figures'
import { ensureInstalled } from '../start/install.mjs'

await ensureInstalled()
const { chromium } = await import('playwright-core')
const { chromiumFlags, ensureChromium } = await import('../test/chromium.mjs')
const { buildAll } = await import('../build/build-all.mjs')
const { sizeBudgets, timeBudgets } = await import('./embed/budgets')
const { insertCareers } = await import('./embed/careers')
const { gameOpener } = await import('./embed/games')
const { measureNpm, measureRuntimes } = await import('./embed/npm-sizes')
const { startSite } = await import('./embed/site')
const { measureEmbed } = await import('./embed/sizes')
const { measureFilter, measureReady, measureShift, profile } = await import('./embed/times')
const { startProduct } = await import('../harness/product')

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
