import { beforeAll, expect, test } from 'vitest'
import { createSimulator } from '../../examples/lms-simulator/src/simulator'
import { accessibilityProblems } from './support/axe'
import { admin, makeAdmin, must, origin, PHONE, teachers, useBrowser } from './support/browser'

const open = useBrowser()

beforeAll(makeAdmin)

test('a user who is no administrator is redirected to the dashboard and sees no entry', async () => {
  const { page } = await open({ account: must(teachers[0]) })
  await page.goto('/admin/lms')
  await page.waitForURL('**/dashboard')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await sections.getByRole('link', { name: 'Host Game' }).waitFor()
  expect(await sections.getByRole('link', { name: 'LMS Connections' }).count()).toBe(0)
})

test('an LMS registers itself by an invitation, is approved, changed and removed', async () => {
  const lms = await createSimulator({ port: 0 })
  try {
    const { page, context } = await open({ account: admin })
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'LMS Connections' }).click()
    await page.getByRole('heading', { name: 'LMS Connections', level: 1 }).waitFor()
    await page.getByLabel('Name of the LMS').fill('Hill School')
    await page.getByRole('button', { name: 'Make invitation link' }).click()
    const link = page.getByText(`${origin}/lti/register?invite=`)
    const invitation = await link.innerText()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(invitation)

    const platformWindow = await context.newPage()
    await platformWindow.goto(await lms.registrationLink(invitation))
    await platformWindow.getByRole('heading', { name: 'Pathquest is registered' }).waitFor()
    await platformWindow.close()

    await page.reload()
    // Not a check of the connection test: a failed one contains a URL of the LMS, too.
    const item = page.locator('.admin-lms-platform', { hasText: lms.origin })
    await item.getByText('Waiting for approval').waitFor()
    await item.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('Hill School may launch now.').waitFor()

    // The registered values are sufficient for a launch.
    const { id } = lms.addLink({
      courseId: 'science-8',
      title: 'Careers',
      custom: { content: 'career_browser' },
    })
    const course = await context.newPage()
    await course.goto(`${lms.origin}/courses/science-8/activities/${id}?as=student-01`)
    await course.frameLocator('iframe.tool').getByRole('searchbox').waitFor()
    await course.close()
    await page.reload()

    await item.locator('summary').click()
    await item.getByRole('button', { name: 'Test the connection' }).click()
    await expect.poll(() => item.getByText('Works', { exact: true }).count()).toBe(5)
    await item.getByRole('button', { name: 'Change the values' }).click()
    const values = page.getByRole('dialog', { name: 'Values of Hill School' })
    await expect.poll(() => values.getByLabel('Issuer').isDisabled()).toBe(true)
    await values.getByLabel('Access token URL').fill(`${lms.origin}/nowhere`)
    await values.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The values of Hill School are saved.').waitFor()
    await item.getByRole('button', { name: 'Test again' }).click()
    await item.getByText('Your LMS has nothing at this address.').waitFor()

    await item.getByLabel('Deployment ID').fill('school-2')
    await item.getByRole('button', { name: 'Add' }).click()
    await item.getByRole('button', { name: 'Remove deployment school-2' }).click()
    await page.getByRole('button', { name: 'Remove deployment', exact: true }).click()
    await item.getByText('school-2').waitFor({ state: 'detached' })

    const frames = item.getByLabel('Pages that may show Pathquest in a frame')
    await frames.fill('https://school.example.org/path')
    await item.getByRole('button', { name: 'Save origins' }).click()
    await item.getByText('Please enter origins such as').waitFor()
    await frames.fill('https://School.example.org/')
    await item.getByRole('button', { name: 'Save origins' }).click()
    await page.getByText('The origins are saved.').waitFor()
    await expect.poll(() => frames.inputValue()).toBe('https://school.example.org')

    const keys = async () => (await (await context.request.get('/lti/keys')).json()).keys.length
    const before = await keys()
    await item.getByRole('button', { name: 'Rotate keys' }).click()
    await page.getByText('New keys are in use.').waitFor()
    await expect.poll(keys).toBe(before + 1)

    await item.getByRole('button', { name: 'Remove platform' }).click()
    const question = page.getByRole('dialog', { name: 'Remove Hill School?' })
    await question.getByText('(courses: 1, activities: 1, grades: 0)').waitFor()
    await question.getByRole('button', { name: 'Remove platform' }).click()
    await item.waitFor({ state: 'detached' })
  } finally {
    await lms.close()
  }
})

test('by hand: a missing or invalid value is reported at its field, which gets the focus', async () => {
  const { page } = await open({ account: admin })
  await page.goto('/admin/lms')
  await page.getByRole('button', { name: 'Register by hand' }).click()
  const form = page.getByRole('dialog', { name: 'Register by hand' })
  const register = form.getByRole('button', { name: 'Register', exact: true })
  await register.click()
  await expect.poll(() => form.getByText('Please fill in this field.').count()).toBe(6)
  await form.getByLabel('Name', { exact: true }).fill('Moodle')
  await form.getByLabel('Issuer').fill('moodle.example')
  await form.getByLabel('Client ID').fill(`client-${Date.now()}`)
  for (const label of ['Authentication request URL', 'Access token URL', 'Public keyset URL']) {
    await form.getByLabel(label).fill('https://moodle.example/x')
  }
  await register.click()
  await form.getByText('Please enter the issuer as your LMS shows it').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('issuer')
  await form.getByLabel('Issuer').fill('https://moodle.example')
  await form.getByLabel('Access token URL').fill('moodle.example/token')
  await register.click()
  await form.getByText('Please enter a full address that begins with https://').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('tokenUrl')
  await form.getByLabel('Access token URL').fill('https://moodle.example/token')
  await form.getByLabel('Issuer').press('Enter')
  await page.getByText('Moodle may launch now.').waitFor()
})

test('the page is accessible in both themes and fits a phone', async () => {
  for (const dark of [false, true]) {
    const { page } = await open({ account: admin, viewport: PHONE, dark })
    await page.goto('/admin/lms')
    await page.locator('summary', { hasText: 'Moodle' }).first().click()
    await page.getByText('Keys and removal').first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(sideways).toBeLessThanOrEqual(0)
  }
})
