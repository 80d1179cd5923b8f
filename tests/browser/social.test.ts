import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstStart } from '../../scripts/harness/first-start'
import { startProduct } from '../../scripts/harness/product'
import { CLIENT, startOpenIdProvider } from '../../server/test/openid-provider'
import { accessibilityProblems } from './support/axe'
import { SMALL_PHONE, useBrowser } from './support/browser'
import { heldAnswer } from './support/held-answer'
import { isAccessible } from './support/page-check'

// A separate server, with sign-in by a provider.
let provider: Awaited<ReturnType<typeof startOpenIdProvider>>
let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  provider = await startOpenIdProvider()
  product = await startProduct({
    dataDir: await firstStart({ hasDemo: true }),
    env: {
      MICROSOFT_CLIENT_ID: CLIENT.id,
      MICROSOFT_CLIENT_SECRET: CLIENT.secret,
      MICROSOFT_AUTHORITY: provider.origin,
    },
  })
})
afterAll(async () => {
  await product?.stop()
  await provider?.stop()
})

const open = useBrowser({ at: () => product.origin })

test('a first sign-in with a provider asks for age, role and terms; the next one does not', async () => {
  const email = 'ada.park@example.org'
  provider.become({ sub: 'ada', oid: 'ada', name: 'Ada Park', email })
  const { page, context } = await open({ viewport: SMALL_PHONE })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Google' }).click()
  await page.getByText('Google sign-in coming soon!').waitFor()
  await page.getByRole('button', { name: 'Microsoft' }).click()
  await page.waitForURL('**/signup?with=provider')
  await page.getByLabel('Month').selectOption('5')
  await page.getByLabel('Year').selectOption('1990')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(`Your email: ${email}`).waitFor()
  await isAccessible(page)
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada')
  await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Park')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Please select your role').waitFor()
  await page.getByText('You must accept the terms and privacy policy').waitFor()
  await page.getByLabel('Teacher').check()
  await page.getByLabel('I agree to').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Account created! Welcome to Pathquest!').waitFor()

  await context.clearCookies()
  await page.goto('/host-game')
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Microsoft' }).click()
  await page.waitForURL('**/host-game')
  await page.getByRole('heading', { name: 'Host Game', level: 1 }).waitFor()
})

test('if an account with that address exists, the page asks to use its password', async () => {
  const email = 'bea.lind@example.org'
  provider.become({ sub: 'bea', oid: 'bea', name: 'Bea Lind', email })
  const { page, context } = await open()
  const form = { email, password: 'seven green hills', fullName: 'Bea Lind', role: 'student' }
  const data = { ...form, birthMonth: 5, birthYear: 1990 }
  const made = await context.request.post('/api/auth/sign-up', { data })
  expect(made.status()).toBe(201)
  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Microsoft' }).click()
  await page
    .getByText('An account with this email already exists. Please sign in with your password.')
    .waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('clicking before the provider settings have loaded redirects, or shows the message', async () => {
  provider.become({ sub: 'cem', oid: 'cem', name: 'Cem Aras', email: 'cem.aras@example.org' })
  const { page } = await open()
  const site = await heldAnswer(page, '**/api/site')
  await page.goto('/login')
  await site.made
  await page.getByRole('button', { name: 'Google' }).click()
  await page.getByText('Google sign-in coming soon!').waitFor()
  await page.getByRole('button', { name: 'Microsoft' }).click()
  await page.waitForURL('**/signup?with=provider')
})

test('the page of a sign-up that was never begun explains that', async () => {
  const { page } = await open()
  await page.goto('/signup?with=provider')
  await page.getByText('That took too long. Please start again.').waitFor()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await page.waitForURL('**/login')
})
