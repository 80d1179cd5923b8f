import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { origin } from '../browser/support/browser'
import { expectQuiet, loader, ready, socketOrigin, useSchoolPages } from './support/school-page'
import { opensDetails, type SingleFile, singleFile, tagOf } from './support/single-file'

const open = useSchoolPages()
let single: SingleFile

beforeAll(async () => {
  single = await singleFile()
})

const url = (file = single.file) => `${origin}/v1/${file}`
const script = () => tagOf(single)
/** Without Trusted Types, since the page itself inserts scripts. */
const policy = `default-src 'none'; script-src 'nonce-school' ${origin}; connect-src ${origin} ${socketOrigin}; img-src ${origin}`
const careers = '<div data-pathquest="career-browser"></div>'

const insert = (page: Page, attributes: Record<string, string>) =>
  page.evaluate(async (wanted) => {
    const element = document.createElement('script')
    for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value)
    const loaded = new Promise((resolve, reject) => {
      element.onload = resolve
      element.onerror = reject
    })
    document.body.append(element)
    await loaded
  }, attributes)

test.each([
  ['as a CMS does', () => ({ src: url(), async: '' })],
  ['with its hash', () => ({ src: url(), integrity: single.integrity, crossorigin: 'anonymous' })],
  ['as a module', () => ({ src: url(), type: 'module', crossorigin: 'anonymous' })],
])('the file that a page inserts late, %s, shows its widgets', async (_, attributes) => {
  const heard = await open({ body: careers, script: '', policy })
  await insert(heard.page, attributes())
  await ready(heard.page)
  await opensDetails(heard.page)
  await expectQuiet(heard)
})

test('as a module the file distinguishes itself from a script of the page with a similar name', async () => {
  const heard = await open({
    body: careers,
    script: `<script nonce="school" type="application/json" src="/js/pathquest-setup.js"></script>
      <script nonce="school" type="module" src="${url()}" integrity="${single.integrity}" crossorigin="anonymous"></script>`,
  })
  await ready(heard.page)
  await opensDetails(heard.page)
  await expectQuiet(heard)
})

test('the file that a trusted script inserts works through strict-dynamic', async () => {
  const heard = await open({
    body: careers,
    script: `<script nonce="school">
      const element = document.createElement('script')
      element.src = '${url()}'
      document.body.append(element)
    </script>`,
    policy: `default-src 'none'; script-src 'nonce-school' 'strict-dynamic'; connect-src ${origin}; img-src ${origin}`,
  })
  await ready(heard.page)
  await opensDetails(heard.page)
  await expectQuiet(heard)
})

test.each([
  ['the loader first', () => loader() + script()],
  ['the file first', () => script() + loader()],
])('the file and the loader on one page do not conflict: %s', async (_, scripts) => {
  const heard = await open({ body: careers, script: scripts() })
  await ready(heard.page)
  await expect.poll(() => heard.page.getByRole('searchbox').count()).toBe(1)
  await opensDetails(heard.page)
  await expectQuiet(heard)
})

test.each([
  ['before', true],
  ['after', false],
])(
  'another version of the file %s this one: the first one shows the widgets',
  async (_, isFirst) => {
    const text = await (await fetch(url())).text()
    const heard = await open({ body: careers, script: '', policy })
    const { page } = heard
    const other = 'pathquest-9.9.9-0a1b2c3d.js'
    await page.route(url(other), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: text.replaceAll(single.version, '9.9.9'),
      }),
    )
    const files = isFirst ? [other, single.file] : [single.file, other]
    for (const file of files) await insert(page, { src: url(file) })
    expect(await page.evaluate(() => window.Pathquest?.version)).toBe(
      isFirst ? '9.9.9' : single.version,
    )
    await ready(page)
    await opensDetails(page)
    await expectQuiet(heard)
  },
)

test('the file works on a cross-origin isolated page (COEP)', async () => {
  const heard = await open({
    body: careers,
    script: script(),
    headers: {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    },
  })
  const { page } = heard
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  await ready(page)
  await opensDetails(page)
  await expectQuiet(heard)
})

test('the file works on a page that requires integrity for scripts (Integrity-Policy)', async () => {
  const heard = await open({
    body: careers,
    script: script(),
    headers: { 'integrity-policy': 'blocked-destinations=(script)' },
  })
  await ready(heard.page)
  await opensDetails(heard.page)
  await expectQuiet(heard)
})
