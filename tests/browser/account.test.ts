import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, SMALL_PHONE, students, teachers, useBrowser } from './support/browser'
import { heldAnswer } from './support/held-answer'
import { signUpNewcomer } from './support/newcomer'
import { fits, isAccessible } from './support/page-check'
import { refuse } from './support/refuse'

const open = useBrowser()
const student = must(students[0])
const teacher = must(teachers[0])

test('a page that requires a login redirects to /login, and back after signing in', async () => {
  const { page } = await open()
  await page.goto('/host-game')
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(teacher.email)
  await page.getByLabel('Password', { exact: true }).fill(teacher.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/host-game')
  await page.getByText('Welcome back!').waitFor()
  await page.getByRole('heading', { name: 'Host Game', level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('Host Game | Pathquest')
})

test('the login form shows the documented messages for missing fields', async () => {
  const { page } = await open()
  await page.goto('/login')
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  await submit.click()
  await page.getByText('Email is required').waitFor()
  await page.getByText('Password is required').waitFor()
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await submit.click()
  await page.getByText('Email is invalid').waitFor()
  await page.getByText('Password must be at least 6 characters').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('email')
})

test('a refused sign-in shows a toast, which closes on click', async () => {
  const { page } = await open()
  await page.goto('/login')
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('button')
  // While hovered, it stays for longer than its five seconds.
  await toast.hover()
  await expect.poll(() => toast.getAttribute('data-kind')).toBe('error')
  await toast.click()
  await toast.waitFor({ state: 'detached' })
})

test('the two social buttons only show "coming soon"', async () => {
  const { page } = await open()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Google' }).click()
  await page.getByText('Google sign-in coming soon!').waitFor()
  await page.getByRole('button', { name: 'Microsoft' }).click()
  await page.getByText('Microsoft sign-in coming soon!').waitFor()
})

test('under 13 there is no account, even with another year, and no date is stored', async () => {
  const { page } = await open()
  await page.goto('/signup')
  const year = new Date().getFullYear() - 10
  await page.getByLabel('Month').selectOption('5')
  await page.getByLabel('Year').selectOption(String(year))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'You can play right away' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'You can play right away' }).waitFor()
  expect(await page.getByLabel('Year').count()).toBe(0)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain(String(year))
})

test('sign-up validates each field, then creates the account and opens the dashboard', async () => {
  const { page } = await open()
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Please enter the month and year of your birth').first().waitFor()
  await page.getByLabel('Month').selectOption('5')
  await page.getByLabel('Year').selectOption('1990')
  await page.getByRole('button', { name: 'Continue' }).click()
  const submit = page.getByRole('button', { name: 'Create Account' })
  await submit.click()
  for (const message of [
    'Please select your role',
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'You must accept the terms and privacy policy',
  ]) {
    await page.getByText(message, { exact: true }).waitFor()
  }
  await page.getByLabel('Student').check()
  await page.getByLabel('First name').fill(' Ada ')
  await page.getByLabel('Last name').fill(' Bright ')
  await page.getByLabel('Email').fill(`ada.${Date.now()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm password', { exact: true }).fill('other')
  await page.getByLabel('I agree to').check()
  await submit.click()
  await page.getByText('Password must be at least 8 characters').waitFor()
  await page.getByText('Passwords do not match').waitFor()
  await page.getByLabel('Password', { exact: true }).fill('seven green hills')
  await page.getByLabel('Confirm password', { exact: true }).fill('seven green hills')
  await submit.click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Account created! Welcome to Pathquest!').waitFor()
  // A new user is not greeted with "welcome back".
  await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor()
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Ada Bright').waitFor()
})

test('a first game is one press away: early, after a failure, offline, and twice', async () => {
  const person = await open({ viewport: SMALL_PHONE })
  const { page } = person
  await signUpNewcomer(person)
  await refuse(person, '/api/question-sets?*')
  await page.goto('/dashboard')
  const play = page.getByRole('button', { name: 'Play a 60-second job' })
  await play.click()
  await page.getByText('Too many tries. Please wait 5 seconds and try again.').waitFor()
  await person.context.unroute('**/api/question-sets?*')
  const sets = await heldAnswer(page, '**/api/question-sets?*')
  await page.reload()
  await sets.made
  // Enabled all the while: a press waits for the sets.
  await isAccessible(page)
  await play.click()
  await expect.poll(() => play.getAttribute('aria-busy')).toBe('true')
  await person.context.setOffline(true)
  await sets.deliver()
  await page.getByText('No connection. Please check your network and try again.').waitFor()
  await person.context.setOffline(false)
  await play.dblclick()
  await page.waitForURL('**/game/*')
  await page.getByText('Question 1 of 3').waitFor()
  const { games } = await (await person.context.request.get('/api/dashboard')).json()
  expect(games).toHaveLength(1)
})

test('a user with the wrong role is redirected to the dashboard', async () => {
  const { page } = await open({ account: student })
  await page.goto('/host-game')
  await page.waitForURL('**/dashboard')
})

test('each role sees its own sections, and nobody a dead link', async () => {
  for (const [account, has, lacks] of [
    [teacher, 'Host Game', 'Join Game'],
    [student, 'Join Game', 'Host Game'],
  ] as const) {
    const { page } = await open({ account })
    await page.goto('/dashboard')
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await sections.getByRole('link', { name: has }).waitFor()
    expect(await sections.getByRole('link', { name: lacks }).count()).toBe(0)
    const links = await page
      .locator('header a, nav a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
    for (const path of new Set(links)) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      expect(await page.getByText('Page Not Found').count(), path).toBe(0)
    }
  }
})

test('signing out redirects to /login and ends access to open pages', async () => {
  const { page } = await open({ account: student })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  await page.goto('/dashboard')
  await page.waitForURL('**/login')
})

test('an unknown path shows the 404 page', async () => {
  const { page } = await open()
  await page.goto('/no/such/page')
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await page.getByText("The page you're looking for doesn't exist or has been moved.").waitFor()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('the theme follows the system until the user chooses, and the choice is persistent', async () => {
  const { page } = await open({ dark: true })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await page.goto('/login')
  expect(await theme()).toBe('dark')
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect.poll(theme).toBe('light')
  await page.reload()
  expect(await theme()).toBe('light')
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(false)
})

test('on a phone the sidebar slides in, traps the focus and restores it', async () => {
  const { page } = await open({ account: student, viewport: SMALL_PHONE })
  await page.goto('/dashboard')
  const opener = page.getByRole('button', { name: 'Open sections' })
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Sections' })
  await panel.getByText('Student', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('a navigation moves the focus to the heading of the new page', async () => {
  const { page } = await open()
  await page.goto('/login')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL('**/signup')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await expect.poll(() => page.title()).toBe('Create Account | Pathquest')
})

test.each(['/', '/login', '/signup', '/nowhere'])(
  '%s is accessible in both themes',
  async (path) => {
    for (const dark of [false, true]) {
      const { page } = await open({ dark, viewport: SMALL_PHONE })
      await page.goto(path)
      await page.locator('h1').waitFor()
      expect(await accessibilityProblems(page, { coloursAlone: dark })).toEqual([])
      await fits(page)
    }
  },
)
