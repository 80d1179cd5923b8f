import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { careers } from '../../../server/test/content'
import { must, PHONE, SMALL_PHONE, useBrowser } from '../support/browser'
import { breakLine, hostGame, openScreen, startClass } from '../support/games'
import { signUpNewcomer } from '../support/newcomer'
import { fits, isAccessible } from '../support/page-check'

const open = useBrowser()

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: typeof name === 'string' }).waitFor()
const amountIn = (text: string) => Number(must(/\$([\d,]+)/.exec(text)?.[1]).replace(',', ''))
const choices = (page: Page) => page.locator('.pq-choice:enabled')
const goLive = (page: Page) => page.getByRole('button', { name: 'Live these two months' })

/** Lives from these months to the end of the year, always by the second way. */
async function liveOn(page: Page, from: number) {
  for (let month = from; month < 12; month += 2) {
    await heading(page, `Months ${month} and ${month + 1}`)
    await goLive(page).click()
    await page.getByText(/^Pay \$/).waitFor()
    await choices(page).nth(1).click()
  }
}

test('everybody lives a first year, and the class sees no budget', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open(),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  // The form of a new game begins with the teacher's last mode: not that of other tests' teachers.
  await signUpNewcomer(host, { role: 'teacher' })
  const game = await hostGame(host, { mode: 'first_year' })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })
  await host.page.getByText(/^Say: choose a job/).waitFor()

  // A month is four fifths of what nine in ten exceed.
  await heading(ana.page, 'Choose a first job')
  const middle = await choices(ana.page).nth(1).innerText()
  const title = must(middle.split('\n')[0]).trim()
  const pay = must(must(careers.find((career) => career.title === title)).salaryMin)
  const monthly = amountIn(middle)
  expect(monthly).toBe(Math.round((0.8 * pay) / 12))
  await isAccessible(ana.page, 'the careers')
  await choices(ana.page).nth(1).click()
  await choices(ana.page).nth(1).click()

  // Two months of pay less a small apartment, the bus, and the rest.
  await ana.page.getByRole('radio', { name: /^A small apartment/ }).check()
  const left = 2 * (monthly - 800 - 65 - 600)
  const said = left.toLocaleString('en-US')
  await ana.page.getByText(`After these two months: $${said} left`).waitFor()
  await isAccessible(ana.page, 'the months')
  await goLive(ana.page).click()
  await ana.page.getByText(`$${said} left`, { exact: true }).waitFor()
  await choices(ana.page).nth(1).click()
  await heading(ana.page, 'Months 3 and 4')

  // By keyboard alone: digits choose, arrows change the home.
  const press = (key: string) => ben.page.keyboard.press(key)
  await heading(ben.page, 'Choose a first job')
  await press('3')
  await heading(ben.page, 'What do you save for?')
  await press('3')
  await heading(ben.page, 'Months 1 and 2')
  for (const key of ['Tab', 'ArrowDown', 'Tab', 'Tab', 'Enter']) await press(key)
  await ben.page.getByText(/^Pay \$/).waitFor()
  await press('1')
  await heading(ben.page, 'Months 3 and 4')
  expect(await ben.page.getByRole('radio', { name: /^A small apartment/ }).isChecked()).toBe(true)

  // The line breaks: the year goes on where it was.
  await choices(cleo.page).first().click()
  await heading(cleo.page, 'What do you save for?')
  await breakLine(cleo)
  await choices(cleo.page).first().click()
  await heading(cleo.page, 'Months 1 and 2')
  await fits(cleo.page)

  await liveOn(ana.page, 3)
  await heading(ana.page, 'What would you do differently?')
  await ana.page.getByRole('button', { name: 'Live somewhere else' }).click()
  await ana.page.getByText('That would leave $3,360 more.').waitFor()
  await host.page.getByText('Through: Ana').waitFor()
  await screen.getByText('One of 3 is through').waitFor()
  // Of three players no goal is shown, and a budget never.
  await screen.getByText('Goals are shown from five players on.').waitFor()
  for (const page of [screen, host.page]) {
    expect(await page.locator('body').innerText()).not.toContain('$')
    await isAccessible(page, 'who watches')
  }

  await host.page.getByRole('button', { name: 'End Game' }).click()
  await ana.page.getByText(/^You saved \$[\d,]+( of \$2,400)?: A course to learn more\./).waitFor()
  await ana.page.getByRole('button', { name: `${title} your job` }).click()
  await ana.page.getByRole('dialog').getByRole('heading', { name: title }).waitFor()
  await ana.page.keyboard.press('Escape')
  await ben.page.getByText(/^The game ended before your year did\./).waitFor()
  await host.page.getByText('To talk about:').waitFor()
  expect(await screen.getByText('To talk about:').count()).toBe(0)
  expect(await screen.locator('.pq-podium').count()).toBe(0)
  await isAccessible(ana.page, 'the end')
})
