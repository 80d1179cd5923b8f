import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, PHONE, SMALL_PHONE, useBrowser } from './support/browser'
import { lobbyOf } from './support/games'
import { signUpNewcomer } from './support/newcomer'
import { inBothThemes } from './support/theme'

const open = useBrowser()
const modeCards = (page: Page) => page.getByRole('group', { name: 'Game mode' }).getByRole('radio')
const modesOf = (page: Page) => page.getByRole('search').filter({ hasText: 'How long' })

/** The form of a teacher whom nobody else's latest game changes. */
async function newTeachersForm(viewport: { width: number; height: number }) {
  const person = await open({ viewport })
  await signUpNewcomer(person, { role: 'teacher' })
  await person.page.goto('/host-game')
  await modeCards(person.page).first().waitFor()
  return person
}

test('on a phone the keyboard alone narrows the modes down, and what was chosen stays', async () => {
  const { page } = await newTeachersForm(SMALL_PHONE)
  const filters = modesOf(page)
  const shown = filters.getByRole('status')
  const all = await modeCards(page).count()
  const chosen = page.getByRole('radio', { name: 'Career quest' })
  await expect.poll(() => chosen.isChecked()).toBe(true)

  await filters.getByLabel('Against or together').focus()
  await page.keyboard.type('To')
  await expect.poll(() => shown.innerText()).toMatch(new RegExp(`^\\d of ${all} modes$`))
  expect(await chosen.isChecked()).toBe(true)
  await chosen.locator('xpath=ancestor::label').getByText('Does not fit the filter').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Up to 5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1 to')
  await filters.getByText(/^(No mode fits\.|\d+ of \d+ modes)$/).waitFor()
  await filters.getByRole('button', { name: 'Show all' }).press('Enter')
  await expect.poll(() => modeCards(page).count()).toBe(all)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a suggestion for today says how long it takes and is hosted; alone there is none', async () => {
  const { page, context } = await newTeachersForm(PHONE)
  const today = page.getByRole('region', { name: 'For today' })
  await today.getByLabel('Players').fill('3')
  await today.getByLabel('Time left').selectOption('5')
  const picks = today.getByRole('button')
  await expect.poll(() => picks.count()).toBe(3)
  for (const pick of await picks.all()) {
    const text = await pick.innerText()
    expect(Number(must(/about (\d+) min/.exec(text))[1])).toBeLessThanOrEqual(5)
    const [, least = '1'] = /best with (\d+)/.exec(text) ?? []
    expect(Number(least)).toBeLessThanOrEqual(3)
  }
  await inBothThemes(page, async (theme) => {
    expect(await accessibilityProblems(page), theme).toEqual([])
  })
  const pick = picks.last()
  const name = await pick.locator('b').innerText()
  await pick.press('Enter')
  await expect.poll(() => pick.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Create Game' }).click()
  const { id } = await lobbyOf(page)
  const { session } = await (await context.request.get(`/api/games/${id}/seat`)).json()
  expect(session.gameMode).toBe(name.toLowerCase().replaceAll(' ', '_'))

  await page.goto('/host-game')
  await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Solo practice' }).check()
  await expect.poll(() => today.count()).toBe(0)
})

test('every mode is on the home page and in the guide, which counts and explains them', async () => {
  const { page, context } = await open({ viewport: SMALL_PHONE })
  const { gameModes } = await (await context.request.get('/api/stats')).json()
  await page.goto('/')
  await page.getByText(String(gameModes), { exact: true }).waitFor()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: `${gameModes} Ways to Play` }).waitFor()
  const ways = page.locator('.home-ways li')
  await expect.poll(() => ways.count()).toBe(gameModes)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'See how each of them goes' }).click()

  await page.waitForURL('**/how-to-play')
  const entries = page.locator('.mode-guide-entry')
  await expect.poll(() => entries.count()).toBe(gameModes)
  await modesOf(page).getByLabel('How long').selectOption('5')
  await modesOf(page).getByRole('switch', { name: 'Also solo' }).check()
  await expect.poll(() => entries.count()).toBeLessThan(gameModes)
  const first = entries.first()
  await first.locator('summary').press('Enter')
  await first.getByRole('heading', { name: 'How it goes' }).waitFor()
  await expect.poll(() => first.locator('.pq-how li').count()).toBe(3)
  await inBothThemes(page, async (theme) => {
    expect(await accessibilityProblems(page), theme).toEqual([])
  })
})
