import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { HostedGame } from './support/hosted-game'
import { events, expectQuiet, type Heard, ready, useSchoolPages } from './support/school-page'

const open = useSchoolPages()

const WORDS = '**/join-form-names-*.js'
/** An adjective and a noun. */
const GENERATED = /^[A-Z][a-z]+ [A-Z][a-z]+$/

const field = (page: Page) => page.getByLabel('Your name')
const anotherName = (page: Page) => page.getByRole('button', { name: 'Another name' })
const nameIs = (page: Page, name: string | RegExp) =>
  expect.poll(() => field(page).inputValue()).toMatch(name)

/** A page whose join form comes when the test says so; its options as attributes. */
async function pageForLater(options = ''): Promise<Heard & { show: () => Promise<unknown> }> {
  const heard = await open({
    body: `<div id="form" hidden data-pathquest="join-form" ${options}></div>`,
  })
  const { page } = heard
  const show = async () => {
    await page.evaluate(() => document.querySelector('#form')?.removeAttribute('hidden'))
    await ready(page)
  }
  return { ...heard, show }
}

/** The form stands; the words of names are on their way until they are let in. */
async function formBeforeItsWords(options?: string) {
  const heard = await pageForLater(options)
  const { page, show } = heard
  let onAsked: (route: Route) => void = () => {}
  const asked = new Promise<Route>((resolve) => {
    onAsked = resolve
  })
  await page.route(WORDS, (route) => onAsked(route))
  await show()
  const route = await asked
  const letIn = async () => {
    const arrived = page.waitForEvent(
      'requestfinished',
      (one) => one.url() === route.request().url(),
    )
    await route.continue()
    await arrived
    // The form has taken them when the page has had its turn.
    await page.evaluate(async () => {
      for (let turn = 0; turn < 2; turn++) await new Promise(requestAnimationFrame)
    })
  }
  return { ...heard, letIn }
}

/** The form stands, and its words cannot be fetched until the network is back. */
async function formWithoutWords(options?: string) {
  const heard = await pageForLater(options)
  const { page, show } = heard
  const failed = page.waitForEvent('requestfailed')
  await page.route(WORDS, (route) => route.abort())
  await show()
  await failed
  return { ...heard, back: () => page.unroute(WORDS) }
}

test('the form stands before the words of names; then a generated name is in the field', async () => {
  const { page, letIn, ...heard } = await formBeforeItsWords()
  expect(await field(page).inputValue()).toBe('')
  expect(await anotherName(page).isEnabled()).toBe(true)
  // Typing a code is not typing a name.
  await page.getByLabel('Game code').fill('7k4q2x')
  await letIn()
  await nameIs(page, GENERATED)
  expect(await page.getByLabel('Game code').inputValue()).toBe('7K4Q2X')
  expect(await page.getByRole('button', { name: 'Join Game' }).isEnabled()).toBe(true)
  const first = await field(page).inputValue()
  await expect
    .poll(async () => {
      await anotherName(page).click()
      return field(page).inputValue()
    })
    .not.toBe(first)
  await nameIs(page, GENERATED)
  await expectQuiet({ page, ...heard })
})

test('a name that was typed before the words came is kept, also an empty one', async () => {
  const { page, letIn } = await formBeforeItsWords()
  await field(page).fill('Maya')
  await letIn()
  expect(await field(page).inputValue()).toBe('Maya')

  const other = await formBeforeItsWords()
  await field(other.page).pressSequentially('M')
  await other.page.keyboard.press('Backspace')
  await other.letIn()
  expect(await field(other.page).inputValue()).toBe('')
  await anotherName(other.page).click()
  await nameIs(other.page, GENERATED)
})

test('a name that is about to be typed when the words come stands alone', async () => {
  const { page, letIn } = await formBeforeItsWords()
  await field(page).focus()
  await letIn()
  await page.keyboard.type('Maya')
  expect(await field(page).inputValue()).toBe('Maya')
})

test('another name that is asked for before the words are there comes with them', async () => {
  const { page, letIn } = await formBeforeItsWords()
  await field(page).fill('Maya 7')
  await anotherName(page).click()
  expect(await field(page).inputValue()).toBe('Maya 7')
  await letIn()
  await nameIs(page, GENERATED)
})

test('who types after asking for another name has the last word', async () => {
  const { page, letIn } = await formBeforeItsWords()
  await anotherName(page).click()
  await field(page).fill('Maya 7')
  await letIn()
  expect(await field(page).inputValue()).toBe('Maya 7')
})

test('the name that is sent is the one that stands in the field', async () => {
  const { page, letIn } = await formBeforeItsWords('data-code="ZZZZZZ"')
  await field(page).fill('Maya 7')
  await anotherName(page).click()
  const [request] = await Promise.all([
    page.waitForRequest('**/api/games/join'),
    page.getByRole('button', { name: 'Join Game' }).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({ displayName: 'Maya 7' })
  await page.getByRole('alert').getByText('Game not found').waitFor()
  await letIn()
  expect(await field(page).inputValue()).toBe('Maya 7')
})

test('without the words a typed name joins, and nothing is said', async () => {
  const game = await HostedGame.open()
  const heard = await formWithoutWords(`data-code="${game.code}"`)
  const { page } = heard
  expect(await field(page).inputValue()).toBe('')
  expect(await page.getByRole('alert').count()).toBe(0)
  await field(page).fill('Maya 7')
  await page.getByRole('button', { name: 'Join Game' }).click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  expect((await events(page)).filter(({ name }) => name === 'error')).toEqual([])
  await expectQuiet(heard)
})

test('without the words another name is refused in words, until they can be fetched', async () => {
  const heard = await formWithoutWords()
  const { page, back } = heard
  const refusal = page.getByRole('alert').getByText('No connection.')
  await anotherName(page).click()
  await refusal.waitFor()
  expect(await anotherName(page).isEnabled()).toBe(true)
  await anotherName(page).click()
  await refusal.waitFor()
  // A name of one's own needs no words.
  await field(page).fill('Maya 7')
  await refusal.waitFor({ state: 'detached' })
  await anotherName(page).click()
  await refusal.waitFor()
  await back()
  await anotherName(page).click()
  await nameIs(page, GENERATED)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect((await events(page)).filter(({ name }) => name === 'error')).toEqual([])
  await expectQuiet(heard)
})

test('a form that is gone when the words come leaves no trace, and the next one has them', async () => {
  const { page, letIn, ...heard } = await formBeforeItsWords()
  await page.evaluate(() => document.querySelector('#form')?.remove())
  await letIn()
  await page.evaluate(() => {
    const next = document.createElement('div')
    next.dataset.pathquest = 'join-form'
    document.body.append(next)
  })
  await ready(page, 2)
  await nameIs(page, GENERATED)
  await expectQuiet({ page, ...heard })
})
