import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, SMALL_PHONE, teachers, useBrowser } from './support/browser'

const open = useBrowser()

test('of many question sets twenty are shown, more at a press, and a search finds any', async () => {
  const { page } = await open({ account: must(teachers[1]), viewport: SMALL_PHONE })
  await page.goto('/host-game')
  await page.getByRole('radio', { name: 'Sets about one career' }).check()
  const sets = page.getByRole('group', { name: 'Question set' }).getByRole('radio')
  const count = page.getByRole('status').filter({ hasText: 'question set' })
  await expect.poll(() => count.innerText()).toMatch(/^20 of \d+ question sets$/)
  expect(await sets.count()).toBe(20)

  // Whoever goes on by keyboard is at the first that came.
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect.poll(() => count.innerText()).toMatch(/^40 of \d+ question sets$/)
  expect(await sets.nth(20).evaluate((radio) => radio === document.activeElement)).toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])

  await sets.nth(3).check()
  const picked = await sets.nth(3).getAttribute('value')
  await page.getByRole('searchbox', { name: 'Search' }).fill('electrician')
  await expect.poll(() => count.innerText()).toMatch(/^\d question sets?$/)
  // What is picked stays in sight.
  expect(await page.locator(`input[value="${picked}"]`).isChecked()).toBe(true)
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such thing')
  await page.getByText('No question set has these words').waitFor()
  expect(await sets.count()).toBe(1)
})
