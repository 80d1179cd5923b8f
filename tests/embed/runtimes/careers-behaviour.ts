import { sortCareers } from '@pathquest/core/careers/careers'
import { es } from '@pathquest/sdk/messages/es'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { careers } from '../../../server/test/content'
import { must } from '../../browser/support/browser'
import { type TestPage, tells, told } from './test-page'

const GAMING = 'Gaming & Esports'
const nurse = must(careers.find(({ id }) => id === 'ca_registered-nurse'))
const gaming = careers.filter(({ industry }) => industry === GAMING)

const all = `Showing ${careers.length.toLocaleString('en')} careers`

const shows = (page: Page, count: string, widget = '#widget-1') =>
  page.locator(widget).getByRole('status').getByText(count, { exact: true }).waitFor()
const cards = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Careers' }).getByRole('heading').allTextContents()
/** The first cards are rendered immediately, the others when the user scrolls. */
const begins = (page: Page, expected: typeof careers) =>
  expect
    .poll(async () => (await cards(page)).slice(0, 4))
    .toEqual(expected.slice(0, 4).map(({ title }) => title))
const lastState = async (page: Page) => (await told(page, 'state')).at(-1)
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '')

export function describeCareers({ visit }: TestPage): void {
  describe('the career browser', () => {
    test('loads, searches, filters and sorts, and reports its state', async () => {
      const { page, complaints } = await visit({ show: 'careers' })
      await shows(page, all)
      await tells(page, 'ready')

      const search = page.getByRole('searchbox', { name: 'Search careers' })
      await search.pressSequentially('nURSe registered')
      await shows(page, 'Showing 1 career')
      await expect.poll(() => cards(page)).toEqual([nurse.title])
      await expect
        .poll(() => lastState(page))
        .toMatchObject({ q: 'nURSe registered', industry: '' })

      await search.fill('zebra')
      await page.getByRole('heading', { name: 'No careers found' }).waitFor()
      await page.getByRole('button', { name: 'Clear all' }).click()
      await shows(page, all)
      await expect.poll(() => search.inputValue()).toBe('')

      await page.getByLabel('Industry').selectOption(GAMING)
      await shows(page, `Showing ${gaming.length} careers`)
      await begins(page, sortCareers(gaming, 'title'))
      const salary = page.getByRole('button', { name: 'Salary', exact: true })
      await salary.click()
      await expect.poll(() => salary.getAttribute('aria-pressed')).toBe('true')
      await begins(page, sortCareers(gaming, 'salary'))
      await expect
        .poll(() => lastState(page))
        .toEqual({
          q: '',
          industry: GAMING,
          sector: '',
          sort: 'salary',
          career: null,
        })

      await page.getByRole('button', { name: `Remove the filter ${GAMING}` }).click()
      await shows(page, all)
      expect(complaints).toEqual([])
    })

    test('opens a career with the keyboard; Esc closes it and the focus returns', async () => {
      const { page, complaints } = await visit({ show: 'careers' })
      await page.getByRole('searchbox').fill(nurse.title)
      await shows(page, 'Showing 1 career')
      await page.getByRole('button', { name: nurse.title, exact: true }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: nurse.title })
      await dialog.getByRole('heading', { name: 'A Day in the Life' }).waitFor()
      await dialog.getByText(nurse.workEnvironment, { exact: true }).waitFor()
      await expect.poll(() => told(page, 'select')).toEqual([nurse.id])
      await expect.poll(() => lastState(page)).toMatchObject({ career: nurse.id })

      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => focused(page)).toBe(nurse.title)
      await expect.poll(() => lastState(page)).toMatchObject({ career: null })
      expect(complaints).toEqual([])
    })

    test('can be on a page several times, each with its own state', async () => {
      const { page, complaints } = await visit({ show: 'careers', count: 3 })
      for (const id of ['#widget-1', '#widget-2', '#widget-3']) {
        await shows(page, all, id)
      }
      await page.locator('#widget-2').getByRole('searchbox').fill(nurse.title)
      await shows(page, 'Showing 1 career', '#widget-2')
      await shows(page, all, '#widget-1')
      await shows(page, all, '#widget-3')
      const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map((e) => e.id))
      expect(ids).toEqual([...new Set(ids)])
      expect(complaints).toEqual([])
    })

    test('has the language and the theme of the provider', async () => {
      const { page, complaints } = await visit({ show: 'careers', locale: 'es', theme: 'dark' })
      await page.locator('[data-theme="dark"]').first().waitFor({ state: 'attached' })
      await page.getByRole('heading', { name: String(es['careers.title']) }).waitFor()
      const colour = () =>
        page.locator('.pq-careers').evaluate((one) => getComputedStyle(one).color)
      const inDark = await colour()
      const light = await visit({ show: 'careers', theme: 'light' })
      await tells(light.page, 'ready')
      const inLight = await light.page
        .locator('.pq-careers')
        .evaluate((one) => getComputedStyle(one).color)
      expect(inDark).not.toBe(inLight)
      expect(complaints).toEqual([])
    })
  })
}
