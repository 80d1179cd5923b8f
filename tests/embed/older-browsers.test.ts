import { BROWSER_FLOOR } from '@pathquest/core/browser-floor'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lackingIn, removeLacking } from '../../scripts/test/floor/lacking'
import { origin } from '../browser/support/browser'
import { expectQuiet, ready, strictPolicy, useSchoolPages } from './support/school-page'

const open = useSchoolPages()
const TOO_OLD = 'This browser is too old for Pathquest.'
const body = '<pathquest-career-browser id="widget" theme="dark"></pathquest-career-browser>'

/** Scripts of the school's page that run before ours. */
const poor = (run: string) => `<script nonce="school">${run}</script>`
const floor = poor(`(${removeLacking})(${JSON.stringify(lackingIn(BROWSER_FLOOR.student))})`)

const background = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('#widget')?.shadowRoot?.querySelector('.pq-career')
    return card && getComputedStyle(card).backgroundColor
  })

test('without constructable stylesheets a widget uses style elements, and looks the same', async () => {
  const looks: unknown[] = []
  for (const head of ['', floor]) {
    const heard = await open({
      head,
      body,
      policy: strictPolicy().concat("; style-src 'unsafe-inline'"),
    })
    await ready(heard.page)
    await heard.page
      .getByRole('button', { name: /Accountant/ })
      .first()
      .waitFor()
    looks.push(await background(heard.page))
    await expectQuiet(heard)
  }
  expect(looks[0]).toMatch(/^rgb/)
  expect(looks[1]).toBe(looks[0])
})

test('if the page forbids these, too, or the browser is unsupported, the widget shows a notice', async () => {
  const old = poor(`delete AbortSignal.prototype.throwIfAborted`)
  for (const head of [floor, old]) {
    const { page, asked } = await open({ head, body })
    await page.getByRole('alert').getByText(TOO_OLD).waitFor()
    expect([...asked]).toEqual([origin])
  }
})
