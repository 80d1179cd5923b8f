import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dataDir, type Person, SMALL_PHONE, useBrowser } from './support/browser'
import { NEWCOMERS_PASSWORD, signUpNewcomer } from './support/newcomer'
import { linkMailedTo } from './support/outbox'
import { isFine } from './support/page-check'
import { refuse } from './support/refuse'

const open = useBrowser()

/** A new account, signed in on this device, on its settings page. */
async function settingsOf(person: Person, role: 'student' | 'teacher' = 'student') {
  const fullName = 'Wilhelmina Featherstonehaugh-Cholmondeley'
  const email = await signUpNewcomer(person, { role, fullName })
  await person.page.goto('/settings')
  await person.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  return { email }
}
const section = (page: Page, name: string) => page.getByRole('region', { name })
const toast = (page: Page, text: string) => page.getByText(text).first().waitFor()

test('names: one is visible to others, and a long one is never prefilled in the join form', async () => {
  const { page, ...rest } = await open({ viewport: SMALL_PHONE })
  await settingsOf({ page, ...rest })
  await isFine(page)
  await page.goto('/join-game')
  const name = page.getByLabel('Your Name')
  await name.waitFor()
  expect(await name.inputValue()).not.toContain('Wilhelmina')
  await page.goto('/settings')
  const account = section(page, 'Account Information')
  await account.getByText('Student', { exact: true }).waitFor()
  await expect.poll(() => account.getByLabel('First Name').inputValue()).toBe('Wilhelmina')
  await account.getByRole('button', { name: 'Save Changes' }).click()
  await account.getByText('Your name can have at most 30 characters').waitFor()
  await account.getByLabel('Display Name').fill('Mina F.')
  await account.getByRole('button', { name: 'Save Changes' }).click()
  await toast(page, 'Saved.')
  await page.goto('/join-game')
  await expect.poll(() => page.getByLabel('Your Name').inputValue()).toBe('Mina F.')
})

test('email and password: both require the password, the new address its confirmation', async () => {
  const person = await open()
  const { page } = person
  await settingsOf(person)
  const email = section(page, 'Email Address')
  const wanted = `new.${Date.now()}@example.org`
  await email.getByRole('button', { name: 'Change Email' }).click()
  await email.getByText('Email is required').waitFor()
  await email.getByLabel('New Email Address').fill(wanted)
  await email.getByLabel('Current Password').fill('a wrong one')
  await email.getByRole('button', { name: 'Change Email' }).click()
  await email.getByText('This is not your current password.').waitFor()
  await isFine(page)
  await email.getByLabel('Current Password').fill(NEWCOMERS_PASSWORD)
  await email.getByRole('button', { name: 'Change Email' }).click()
  await email.getByText(`There is a link that confirms ${wanted}`).waitFor()
  await page.goto(await linkMailedTo(dataDir, wanted, 'change-email'))
  await page.getByRole('button').first().waitFor()
  await page
    .getByRole('main')
    .getByRole('button', { name: /confirm/i })
    .click()
  await page
    .getByText(/confirmed/i)
    .first()
    .waitFor()
  await page.goto('/settings')
  await section(page, 'Email Address').getByText(wanted).waitFor()

  const security = section(page, 'Security')
  await security.getByLabel('Current Password').fill(NEWCOMERS_PASSWORD)
  await security.getByLabel('New Password', { exact: true }).fill('short')
  await security.getByLabel('Confirm New Password').fill('short')
  await security.getByRole('button', { name: 'Change Password' }).click()
  await security.getByText('Password must be at least 8 characters').waitFor()
  await security.getByLabel('New Password', { exact: true }).fill('eight green hills')
  await security.getByLabel('Confirm New Password').fill('eight green hills')
  await security.getByRole('button', { name: 'Change Password' }).click()
  await toast(page, 'Your password was changed.')
})

test('the data export is one file, and deleting the account needs password and typed address', async () => {
  const person = await open()
  const { page } = person
  const { email } = await settingsOf(person, 'teacher')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(data).toMatchObject({ version: 1, tables: { authUser: [{ email }] } })
  const danger = section(page, 'Delete my account')
  await danger.getByText('Your private question sets; your running games end').waitFor()
  await danger.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current Password').fill(NEWCOMERS_PASSWORD)
  await dialog.getByLabel('Your email address').fill('yes')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByText('Please type your e-mail address to confirm.').waitFor()
  await isFine(page)
  await dialog.getByLabel('Your email address').fill(email)
  // A slow device, where the sign-out is answered before the home page is drawn: the guard of the
  // settings must not lead to /login.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (input, init) =>
      String(input).endsWith('/api/auth/sign-out')
        ? Promise.resolve(Response.json({}))
        : fetch(input, init)
  })
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await toast(page, 'Your account was deleted.')
  await page.getByRole('heading', { level: 1, name: /a career|careers/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto('/settings')
  await page.waitForURL('/login')
})

test('without a mail server there are no notification settings, and the page explains why', async () => {
  const person = await open()
  const { page } = person
  await settingsOf(person)
  const notifications = section(page, 'Notifications')
  await notifications.getByText('This Pathquest sends no emails of this kind.').waitFor()
  const states = () =>
    notifications
      .getByRole('switch')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).disabled))
  await expect.poll(states).toEqual([true, true, true])
})

test('if settings do not load, an error with a retry button is shown', async () => {
  const person = await open()
  const { page, context } = person
  await refuse(person, '/api/account')
  await settingsOf(person)
  await page.getByText('Your settings could not be loaded.').waitFor()
  await isFine(page)
  await context.unroute('**/api/account')
  await page.getByRole('button', { name: 'Try again' }).click()
  await section(page, 'Account Information').waitFor()
})

test.each([
  ['/api/account-links', 'Course Logins', 'Your course logins could not', 'No course logins yet'],
  ['/api/parents', 'Parents', 'Linked parents did not load', 'Nobody is linked.'],
])('if %s does not answer, its section shows an error', async (path, name, failed, loaded) => {
  const person = await open({ viewport: SMALL_PHONE })
  const { page, context } = person
  await refuse(person, path)
  await settingsOf(person)
  const part = section(page, name)
  await part.getByText(failed).waitFor()
  await isFine(page)
  await context.unroute(`**${path}`)
  await part.getByRole('button', { name: 'Try again' }).click()
  await part.getByText(loaded).waitFor()
})

test('course logins are listed, in Spanish as well', async () => {
  const person = await open({ viewport: SMALL_PHONE })
  const { page } = person
  await settingsOf(person)
  await page.goto('/link-account')
  await page.waitForURL('/settings#course-logins')
  await section(page, 'Course Logins').getByText('No course logins yet').waitFor()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await section(page, 'Eliminar mi cuenta').waitFor()
  await isFine(page)
})
