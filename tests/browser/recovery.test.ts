import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dataDir, must, type Person, SMALL_PHONE, students, useBrowser } from './support/browser'
import { linkMailedTo } from './support/outbox'
import { fits, isAccessible } from './support/page-check'

const open = useBrowser()
let made = 0

/** A new student, signed in on this device. */
async function signUp({ context }: Person): Promise<{ email: string; password: string }> {
  const account = {
    email: `recovery.${Date.now()}.${++made}@example.org`,
    password: 'seven green hills',
  }
  const data = {
    ...account,
    fullName: 'Ada Bright',
    role: 'student',
    birthMonth: 5,
    birthYear: 1990,
  }
  const answer = await context.request.post('/api/auth/sign-up', { data })
  expect(answer.status()).toBe(201)
  return account
}

async function isFine(page: Page): Promise<void> {
  await isAccessible(page)
  await fits(page)
}

test('a user with a forgotten password resets it by a link, and every old session ends', async () => {
  const [before, { page, context }] = await Promise.all([open(), open({ viewport: SMALL_PHONE })])
  const { email } = await signUp(before)

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password', exact: true }).click()
  await page.waitForURL('**/forgot-password')
  const send = page.getByRole('button', { name: 'Send Link' })
  await send.click()
  await page.getByText('Email is required').waitFor()
  await page.getByLabel('Email').fill(email)
  await context.setOffline(true)
  await send.click()
  await page.getByText('No connection. Please check your network and try again.').waitFor()
  await isFine(page)
  await context.setOffline(false)
  await page.getByText('This Pathquest sends no emails itself').waitFor()
  await send.click()
  await page.getByRole('heading', { name: 'Ask for your link' }).waitFor()
  await page.getByText('This Pathquest sends no emails itself').waitFor()
  await isFine(page)

  const link = await linkMailedTo(dataDir, email, 'reset-password')
  await page.goto(link)
  const save = page.getByRole('button', { name: 'Save Password' })
  await save.click()
  await page.getByText('Password is required').waitFor()
  expect(page.url()).not.toContain('#')
  await isFine(page)
  await page.reload()
  await page.getByLabel('New password', { exact: true }).fill('password123')
  await page.getByLabel('Confirm new password', { exact: true }).fill('password123')
  await save.click()
  await page.getByText('This password is used by many people').waitFor()
  await page.getByLabel('New password', { exact: true }).fill('eight blue lakes')
  await page.getByLabel('Confirm new password', { exact: true }).fill('eight blue lakes')
  await save.click()
  await page.waitForURL('**/login')
  await page.getByText('Your password was changed. Please sign in.').waitFor()

  await before.page.goto('/dashboard')
  await before.page.waitForURL('**/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('eight blue lakes')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('nine grey rocks')
  await page.getByLabel('Confirm new password', { exact: true }).fill('nine grey rocks')
  await save.click()
  await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
  await isFine(page)
  await page.getByRole('link', { name: 'Send a New Link' }).click()
  await page.waitForURL('**/forgot-password')
})

test('the address typed to sign in is not asked again: to reset, to try another, and back', async () => {
  const { page } = await open()
  const { email } = must(students[3])
  await page.goto('/my-homework')
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill('somebody.elze@example.org')
  await page.getByRole('link', { name: 'Forgot password', exact: true }).click()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('somebody.elze@example.org')
  await page.getByRole('button', { name: 'Send Link' }).click()
  await page.getByRole('button', { name: 'Try another address' }).click()
  expect(await page.getByLabel('Email').inputValue()).toBe('somebody.elze@example.org')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('main').getByRole('link', { name: 'sign in' }).click()
  await page.waitForURL('**/login')
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByLabel('Password', { exact: true }).fill(must(students[3]).password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  // Where the sign-in was asked for.
  await page.waitForURL('**/my-homework')
})

test('an unknown address gets the same response, and an incomplete link an explanation', async () => {
  const { page } = await open()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody.here@example.org')
  await page.getByRole('button', { name: 'Send Link' }).click()
  await page.getByRole('heading', { name: 'Ask for your link' }).waitFor()
  for (const path of ['/reset-password', '/reset-password#c=short', '/verify-email']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Something is missing' }).waitFor()
    await isFine(page)
  }
})

test('with a mail server, the pages say that a mail was sent', async () => {
  const person = await open()
  const { page, context } = person
  await signUp(person)
  await context.route('**/api/site', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), mails: true } })
  })
  await page.goto('/dashboard')
  const asked = page.getByRole('region', { name: 'Please confirm your email' })
  await asked.getByText('Open the link in our email').waitFor()
  await asked.getByRole('button', { name: 'Send Again' }).waitFor()
  await page.goto('/forgot-password')
  await page.getByText('We send you a link to choose a new one.').waitFor()
  await page.getByLabel('Email').fill('nobody.there@example.org')
  await page.getByRole('button', { name: 'Send Link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.getByText('an email with a link is on its way').waitFor()
})

test('an account is asked to confirm its email, and the link in the mail does it', async () => {
  const person = await open()
  const { page } = person
  const { email } = await signUp(person)
  await page.goto('/dashboard')
  const asked = page.getByRole('region', { name: 'Please confirm your email' })
  await asked.getByText(email).waitFor()
  await isFine(page)
  await asked.getByText('This Pathquest sends no emails itself').waitFor()
  await asked.getByRole('button', { name: 'Make a New Link' }).click()
  await asked.getByText('A new link is ready. It works for one hour.').waitFor()
  const link = await linkMailedTo(dataDir, email, 'verify-email')
  await page.goto(link)
  await isFine(page)
  await page.getByRole('button', { name: 'Confirm My Email' }).click()
  await page.getByText('Your email address is confirmed. Thank you!').waitFor()
  await isFine(page)
  await page.getByRole('link', { name: 'Go On' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Recent Pathkeys' }).waitFor()
  expect(await asked.count()).toBe(0)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm My Email' }).click()
  await page.getByText('Your email address is confirmed already.').waitFor()
})

test('a page that was opened offline loads as soon as the network is back', async () => {
  // A device that has opened the page before has its script cached.
  const { page, context } = await open({ account: must(students[1]), once: true })
  await page.goto('/dashboard')
  const careers = page.locator('a[href="/careers"]:visible').first()
  await careers.waitFor()
  await context.setOffline(true)
  await careers.click()
  await page.getByText('You are offline. The page comes back as soon').waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'Explore Careers' }).waitFor()
})
