// `npm run bench:embed -- --json`: sizes of the widgets and how soon they are rendered on a page of
// another site, compared with a page without them.

import { chromium } from 'playwright-core'
import { buildAll } from '../build/build.mjs'
import { readArgs, report } from '../harness/figures'
import { newTeacher } from '../harness/hosted-game'
import { playerApi } from '../harness/player-api'
import { startProduct } from '../harness/product'
import { chromiumFlags, ensureChromium } from '../test/chromium.mjs'
import { insertCareers } from './browser/careers'
import { profile } from './browser/slow-visitor'
import { sizeBudgets, timeBudgets } from './embed/budgets'
import { measureNpm, measureRuntimes } from './embed/npm-sizes'
import { startSite } from './embed/site'
import { measureEmbed } from './embed/sizes'
import { measureFilter, measureReady, measureShift } from './embed/times'

const { json } = readArgs({ json: false })
const careers = 1024

console.log = json ? console.error : console.log
await buildAll()
await buildAll({ only: ['sdk', 'embed'] })
const { npmComponentMax, ...npm } = await measureNpm()
const product = await startProduct()
const site = await startSite()
const browser = await chromium.launch({
  executablePath: await ensureChromium({ isWhole: true }),
  args: chromiumFlags,
})
try {
  insertCareers(product.dataDir, careers)
  const where = { browser, site, origin: product.origin }
  const teacher = await newTeacher(playerApi(product.origin))
  const { sizes, details } = await measureEmbed(where, teacher)
  const { readyRunsMs, shift, ...ready } = await measureReady(where)
  const { filterToPaintRunsMs, ...filter } = await measureFilter(where)
  const { layoutShift, shifts } = await measureShift(where, teacher)
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
