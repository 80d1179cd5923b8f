import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HostedGame } from './support/hosted-game'
import { expectQuiet, ready, useSchoolPages } from './support/school-page'

const open = useSchoolPages()

/** An adjective and a noun. */
const GENERATED = /^[A-Z][a-z]+ [A-Z][a-z]+$/

const field = (page: Page) => page.getByLabel('Your name')
const anotherName = (page: Page) => page.getByRole('button', { name: 'Another name' })

async function form(options = '') {
  const heard = await open({ body: `<div data-pathquest="join-form" ${options}></div>` })
  await ready(heard.page)
  return heard
}

test('the field has a generated name from the start; a click generates another one', async () => {
  const heard = await form()
  const { page } = heard
  const first = await field(page).inputValue()
  expect(first).toMatch(GENERATED)
  // Typing a code is not typing a name.
  await page.getByLabel('Game code').fill('7k4q2x')
  await expect.poll(() => page.getByLabel('Game code').inputValue()).toBe('7K4Q2X')
  await expect.poll(() => page.getByRole('button', { name: 'Join Game' }).isEnabled()).toBe(true)
  await expect
    .poll(async () => {
      await anotherName(page).click()
      return field(page).inputValue()
    })
    .not.toBe(first)
  await expect.poll(() => field(page).inputValue()).toMatch(GENERATED)
  await expectQuiet(heard)
})

test('a typed name is preserved, even an empty one, until another one is requested', async () => {
  const { page } = await form()
  await field(page).fill('M')
  await field(page).press('Backspace')
  await page.getByLabel('Game code').fill('7k4q2x')
  await expect.poll(() => field(page).inputValue()).toBe('')
  await anotherName(page).click()
  await expect.poll(() => field(page).inputValue()).toMatch(GENERATED)
  await field(page).fill('Maya 7')
  await expect.poll(() => field(page).inputValue()).toBe('Maya 7')
})

test('the name in the field is the one that is sent', async () => {
  const { page } = await form('data-code="ZZZZZZ"')
  await anotherName(page).click()
  await field(page).fill('Maya 7')
  const [request] = await Promise.all([
    page.waitForRequest('**/api/games/join'),
    page.getByRole('button', { name: 'Join Game' }).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({ displayName: 'Maya 7' })
  await page.getByRole('alert').getByText('Game not found').waitFor()
  await expect.poll(() => field(page).inputValue()).toBe('Maya 7')
})

test('if the game does not load after joining, the widget shows an error and Try again works', async () => {
  const game = await HostedGame.open()
  const heard = await form(`data-code="${game.code}"`)
  const { page } = heard
  const chunk = '**/v1/chunks/join-form-Game-*'
  await page.route(chunk, (route) => route.abort())
  await field(page).fill('Maya 7')
  await page.getByRole('button', { name: 'Join Game' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute(chunk)
  await again.click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await expectQuiet(heard)
})
