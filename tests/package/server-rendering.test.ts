import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumFlags, ensureChromium } from '../../scripts/test/chromium.mjs'
import { bundleFixture } from './fixture/bundle'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
})
afterAll(() => browser?.close())

describe.each([18, 19] as const)('with React %i', (react) => {
  let site: Server
  let origin: string
  let markup: string
  let said: string[]

  beforeAll(async () => {
    const [onServer, inBrowser] = await Promise.all([
      bundleFixture('server', react),
      bundleFixture('browser', react),
    ])
    site = createServer((request, response) => {
      if (request.url === '/page.js') return void response.end(inBrowser)
      if (request.url === '/') return void response.end(pageOf(markup))
      response.writeHead(503, { 'content-type': 'application/json' }).end('{}')
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    ;[markup, said] = await renderOnServer(onServer, origin)
  })
  afterAll(() => site?.close())

  test('every widget is rendered on a server, without console output', () => {
    for (const part of ['pq-careers', 'pq-join', 'pq-game', 'pq-board', 'Maya']) {
      expect(markup).toContain(part)
    }
    expect(said).toEqual([])
  })

  test('the browser hydrates the markup without mismatch, for all instances on the page', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const heard: string[] = []
    page.on('console', (message) => {
      // The site has no API: the browser's errors about that are not React's.
      if (message.text().startsWith('Failed to load resource')) return
      if (['error', 'warning'].includes(message.type())) heard.push(message.text())
    })
    page.on('pageerror', (error) => heard.push(String(error)))
    await page.goto(origin)
    await page.getByRole('button', { name: 'Try Again' }).first().waitFor()
    expect(await page.evaluate('window.reactVersion.split(".")[0]')).toBe(String(react))
    expect(await page.evaluate('window.mended')).toEqual([])
    expect(heard).toEqual([])
    expect(await page.evaluate(REPEATED_IDS)).toEqual([])
    expect(await page.evaluate(OWN_GLOBALS)).toEqual(['globalsBefore', ...OF_THE_FIXTURE])
    // The name is generated after hydration, for this visitor only.
    await expect.poll(() => page.getByLabel('Your Name').first().inputValue()).not.toBe('')
    await context.close()
  })
})

const REPEATED_IDS = `[...document.querySelectorAll('[id]')].map(({ id }) => id)
  .filter((id, i, all) => all.indexOf(id) !== i)`
/** Globals that the page itself sets. */
const OF_THE_FIXTURE = ['mended', 'reactVersion']
/** New globals, except those of React in development. */
const OWN_GLOBALS = `Object.keys(window)
  .filter((name) => !window.globalsBefore.includes(name) && !/^_+react/i.test(name)).sort()`

const pageOf = (markup: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><body><div id="root">${markup}</div>
  <script>window.globalsBefore = Object.keys(window)</script><script src="/page.js"></script>`

/** Runs a server bundle in Node, without a DOM. */
async function renderOnServer(code: string, origin: string): Promise<[string, string[]]> {
  const folder = await mkdtemp(join(tmpdir(), 'pathquest-server-'))
  const file = join(folder, 'server.cjs')
  await writeFile(file, `${code}\nconsole.log(module.exports.render(process.argv[2]))`)
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, origin])
    return [stdout.trim(), stderr.split('\n').filter(Boolean)]
  } finally {
    await rm(folder, { recursive: true })
  }
}
