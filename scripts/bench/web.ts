// `npm run bench:web -- --json`: the size of each page of the app and how soon it is rendered on a
// slow phone with an empty cache, compared with a minimal page of the same server. `--only careers`
// opens one page.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { buildAll } from '../build/build.mjs'
import { readArgs, report, rounded } from '../harness/figures'
import { playerApi } from '../harness/player-api'
import { startProduct } from '../harness/product'
import { chromiumFlags, ensureChromium } from '../test/chromium.mjs'
import { insertCareers } from './browser/careers'
import { profile } from './browser/slow-visitor'
import { bare, openPages, pageBudgetsKb } from './web/pages'
import {
  measureCareersFilter,
  measureFirstPage,
  measureFloor,
  measurePage,
  typeMeanwhile,
} from './web/times'

const { json, only } = readArgs({ json: false, only: '' })
const careers = 1000
const bounds = {
  'home.readyRatio': 2,
  'join.jsKbGzip': pageBudgetsKb.join,
  'join.readyRatio': 1.7,
  'player.jsKbGzip': pageBudgetsKb.player,
  'player.readyRatio': 5,
  'careers.readyRatio': 4,
  'careers.firstPageKb': 60,
  'careers.filterToPaintMs': 100,
  pageJsKbGzipMax: 200,
}

/** Of all pages, or of the only one. */
const isWanted = (name: string) => !only || name === only

console.log = json ? console.error : console.log
await buildAll()
const dataDir = mkdtempSync(join(tmpdir(), 'pathquest-web-'))
// The server serves retained files of earlier versions; the baseline page is placed among them.
mkdirSync(join(dataDir, 'app/assets'), { recursive: true })
for (const [name, text] of Object.entries(bare.files)) {
  writeFileSync(join(dataDir, 'app/assets', name), text)
}
const product = await startProduct({ dataDir })
const browser = await chromium.launch({
  executablePath: await ensureChromium({ isWhole: true }),
  args: chromiumFlags,
})
try {
  const floorMs = await measureFloor(browser, product.origin)
  const pages = await openPages(playerApi(product.origin))
  const measured: Record<string, PageFigures> = {}
  for (const [name, page] of Object.entries(pages)) {
    if (only && name !== only) continue
    const figures = await measurePage(browser, product.origin, page)
    measured[name] = { ...figures, floorMs, readyRatio: rounded(figures.readyMs / floorMs, 2) }
  }
  if (isWanted('join')) await typeMeanwhile(browser, product.origin, pages.join)
  const pageJsKbGzipMax = Math.max(...Object.values(measured).map(({ jsKbGzip }) => jsKbGzip))
  if (measured.careers) {
    const firstPageKb = await measureFirstPage(product.origin)
    insertCareers(product.dataDir, careers)
    const filter = await measureCareersFilter(browser, product.origin)
    Object.assign(measured.careers, { firstPageKb, ...filter })
  }
  const wanted = Object.entries(bounds).filter(([name]) => isWanted(name.split('.')[0] ?? ''))
  const figures = { ...measured, pageJsKbGzipMax, ...(json ? { profile } : {}) }
  report(figures, Object.fromEntries(wanted), json)
} catch (error) {
  console.error(product.output())
  throw error
} finally {
  await browser.close()
  await product.stop()
}

interface PageFigures {
  jsKbGzip: number
  readyMs: number
  worksMs?: number
  floorMs: number
  readyRatio: number
}
