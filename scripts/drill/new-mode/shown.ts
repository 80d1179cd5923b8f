import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import { createSimulator } from '../../../examples/lms-simulator/src/simulator'
import { playerApi } from '../../harness/player-api'
import type { Product } from '../../harness/product'
import { registerSimulator } from '../../harness/register-platform'
import { chromiumFlags, ensureChromium } from '../../test/chromium.mjs'

const PATIENCE_MS = 15_000
const SET = 'A Shift on the Ward'

/** Whether the host form and the content picker offer the mode, in a browser. */
export async function shownInPages(product: Product, name: string) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
  })
  try {
    return {
      hostForm: await inHostForm(browser, product, name),
      picker: await inPicker(browser, product, name),
    }
  } finally {
    await browser.close()
  }
}

async function inHostForm(browser: Browser, product: Product, name: string) {
  const cookie = await playerApi(product.origin).signUp('teacher')
  const page = await pageOf(browser, product, cookie)
  await page.goto(`${product.origin}/host-game`)
  const option = page.getByRole('radio', { name: new RegExp(`^${name}`) })
  return await isThere(async () => {
    await option.check({ timeout: PATIENCE_MS })
    const card = page.locator('label').filter({ has: option })
    await card.locator('.mode-picture svg').waitFor({ timeout: PATIENCE_MS })
  })
}

/** A page with this session cookie. */
export async function pageOf(browser: Browser, { origin }: Product, cookie: string) {
  const cookies = cookie.split('; ').map((pair) => {
    const [key = '', ...value] = pair.split('=')
    return { name: key, value: value.join('='), url: origin }
  })
  const context = await browser.newContext()
  await context.addCookies(cookies)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  return page
}

/** Opened from a course of the LMS simulator. */
async function inPicker(browser: Browser, product: Product, name: string) {
  const lms = await createSimulator()
  try {
    await registerSimulator(product, lms)
    const page = await (await browser.newContext()).newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.goto(`${lms.origin}/courses/science-8/add?as=teacher`)
    const tool = page.frameLocator('iframe[name=tool]')
    return await isThere(async () => {
      // Sets on a career come after those on a topic.
      await tool.getByRole('searchbox', { name: 'Search' }).fill(SET)
      await tool.getByRole('button', { name: `Select ${SET}` }).click()
      await tool.getByRole('button', { name: `Settings of ${SET}` }).click()
      const modes = tool.getByRole('combobox', { name: 'Game mode' })
      // Its minutes follow the name.
      const label = await modes.locator('option', { hasText: name }).innerText()
      await modes.selectOption({ label })
      await tool.locator('.mode-picture svg').waitFor()
    })
  } finally {
    await lms.close()
  }
}

export async function isThere(look: () => Promise<void>) {
  try {
    await look()
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/** Whether Storybook lists the mode and the kind: its component, rendered here. */
export async function shownInStorybook(copy: string, modeName: string, kindName: string) {
  const entry = join(copy, 'stories/catalogue/drilled.tsx')
  const outfile = join(copy, 'node_modules/.cache/pathquest/catalogue.mjs')
  writeFileSync(
    entry,
    `import { renderToStaticMarkup } from 'react-dom/server'
     import { Kinds, Modes } from './Catalogue'
     export const markup = renderToStaticMarkup(<><Modes /><Kinds /></>)`,
  )
  await build({
    entryPoints: [entry],
    tsconfig: join(copy, 'stories/tsconfig.json'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: Object.fromEntries(
      ['core', 'kinds', 'modes', 'sdk', 'ui'].map((name) => [
        `@pathquest/${name}`,
        join(copy, `packages/${name}/src`),
      ]),
    ),
    outfile,
    logLevel: 'silent',
  })
  const { markup } = await import(pathToFileURL(outfile).href)
  return { storybookMode: markup.includes(modeName), storybookKind: markup.includes(kindName) }
}
