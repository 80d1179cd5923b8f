import type { SignInCards } from '@pathquest/core/contracts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { grantAdmin } from '../../server/test/people'
import { dataDir, must, type Person, PHONE, SMALL_PHONE, useBrowser } from './support/browser'
import { signUpNewcomer } from './support/newcomer'
import { isFine } from './support/page-check'
import { englishLeft } from './support/texts-left'

const open = useBrowser()

async function teacher(fullName: string, options: Parameters<typeof open>[0] = {}) {
  const person = await open(options)
  await signUpNewcomer(person, { role: 'teacher', fullName })
  return person
}

async function siteAdmin(): Promise<Person> {
  const person = await teacher('Ada Min')
  const { user } = await (await person.context.request.get('/api/session')).json()
  await grantAdmin(dataDir, { profileId: user.profileId, cookie: '', email: '', password: '' })
  return person
}

/** By the form, and by the administrator of the site. */
async function makeSchool({ page }: Person, site: Person, name: string): Promise<void> {
  await page.goto('/school')
  await page.getByRole('heading', { name: 'You are at no school here yet' }).waitFor()
  await isFine(page, 'no school')
  await page.getByRole('button', { name: 'Make the school' }).click()
  await page.getByText('A school needs a name.').waitFor()
  await page.getByLabel('Name of the school').fill(name)
  await page.getByLabel('City').fill('Tucson')
  await page.getByRole('button', { name: 'Make the school' }).click()
  await page.getByRole('heading', { name: 'Your school waits' }).waitFor()
  await isFine(page, 'a school that waits')

  await site.page.goto('/admin/schools')
  await site.page.getByText('Made by').first().waitFor()
  await isFine(site.page, 'schools of an administrator')
  await site.page.getByRole('button', { name: `Confirm ${name}` }).click()
  await site.page.getByText(`${name} is confirmed.`).waitFor()
  await page.reload()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

/** The link for a colleague in this role, as the page shows it. */
async function invite({ page }: Person, role: string): Promise<string> {
  await page.goto('/school')
  await page.getByLabel('As', { exact: true }).selectOption({ label: role })
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.locator('.school-link code').innerText()
  return new URL(link).pathname + new URL(link).hash
}

async function join({ page }: Person, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByText(`You are invited to ${name}`).waitFor()
  await page.getByRole('button', { name: 'Join the school' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

async function madeClass({ context: { request } }: Person, names: string[]) {
  const made = await request.post('/api/classes', { data: { name: 'Careers 8' } })
  const id: string = (await made.json()).class.id
  await request.post(`/api/classes/${id}/students`, { data: { names } })
  const { cards }: SignInCards = await (await request.get(`/api/classes/${id}/cards`)).json()
  return Object.fromEntries(cards.map(({ displayName, code }) => [displayName, code]))
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const inSpanish = (page: Page) =>
  page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))

test('a school from its form to its audit log: confirmed, staffed, blocked, handed over', async () => {
  const name = 'Riverside Middle School'
  const [site, head] = [await siteAdmin(), await teacher('Helen Head')]
  await makeSchool(head, site, name)

  const [tom, una] = [await teacher('Tom Teacher'), await teacher('Una Heir')]
  for (const person of [tom, una]) await join(person, await invite(head, 'Teacher'), name)
  const cards = await madeClass(tom, ['Ana', 'Ben'])
  await tom.page.goto('/school')
  await tom.page.getByText('Una Heir').waitFor()
  // Without a role for it there is nothing to press.
  expect(await tom.page.getByRole('button', { name: 'Make a link' }).count()).toBe(0)
  await isFine(tom.page, 'the school of a teacher')

  const { page } = head
  await page.goto('/school')
  await page.getByLabel('Role of Una Heir').waitFor()
  await isFine(page, 'the staff')
  await tab(page, 'Students')
  await page.getByText('2 students').waitFor()
  await page.getByText('What to do with Ana').click()
  await isFine(page, 'students of a school')

  const ana = await open({ viewport: PHONE })
  await ana.page.goto(`/card#${cards.Ana}`)
  await ana.page.getByRole('heading', { level: 1, name: /^Welcome.*Ana/ }).waitFor()
  await page.getByRole('button', { name: 'Block Ana' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await page.getByText('Ana is blocked.').waitFor()
  await page.getByRole('heading', { name: 'Blocked accounts' }).waitFor()
  await isFine(page, 'a blocked student')
  await ana.page.goto('/dashboard')
  await ana.page.waitForURL('**/login')
  await ana.page.goto(`/card#${cards.Ana}`)
  await ana.page.getByText('Your school has blocked this account.').waitFor()
  await page.getByRole('button', { name: 'End the block of Ana' }).first().click()
  await page.getByText('Ana can sign in again.').waitFor()

  await page.getByText('What to do with Ben').click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save their data' }).last().click()
  expect((await saved).suggestedFilename()).toMatch(/^pathquest-data-.*\.json$/)
  await page.getByRole('button', { name: 'Delete the account' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account of Ben?' })
  await dialog.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByText('The account of Ben was deleted.').waitFor()
  await page.getByText('1 student', { exact: true }).waitFor()

  await tab(page, 'Classes')
  await page.getByText('Give Careers 8 to a colleague').click()
  await page.getByLabel('Who teaches it from now on').selectOption({ label: 'Una Heir' })
  await isFine(page, 'classes of a school')
  await page.getByRole('button', { name: 'Give the class' }).click()
  await page.getByText('Careers 8 has another teacher now.').waitFor()
  await una.page.goto('/classes')
  await una.page.getByRole('link', { name: 'Careers 8' }).waitFor()

  await una.page.getByRole('link', { name: 'Careers 8' }).click()
  await una.page.getByText(`This class belongs to ${name}`).waitFor()

  await tab(page, 'Audit log')
  await page.getByText('gave a class to a teacher').waitFor()
  await isFine(page, 'an audit log')
  await page.getByRole('button', { name: 'Show entries of Tom Teacher only' }).first().click()
  await page.getByText('Of Tom Teacher only').waitFor()
  await expect.poll(() => page.locator('.school-log tbody tr').allInnerTexts()).toHaveLength(2)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('audit-log.csv')
}, 300_000)

test('a counselor reads interests on a phone in Spanish, by a link and with the keyboard', async () => {
  const name = 'Lake School'
  const [site, head] = [await siteAdmin(), await teacher('Hugo Head')]
  await makeSchool(head, site, name)
  await madeClass(head, ['Ana'])
  const carla = await teacher('Carla Vega', { viewport: SMALL_PHONE })
  const { page } = carla
  await page.goto('/school')
  await inSpanish(page)
  await page.goto(await invite(head, 'Counselor'))
  await page.getByText(`Te invitan a ${name}. Tu función: Orientación.`).waitFor()
  await isFine(page, 'an invitation in Spanish')
  expect(await englishLeft(page)).toEqual([])
  await page.getByRole('button', { name: 'Unirme a la escuela' }).press('Enter')
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByText('Encuesta sin terminar').waitFor()
  expect(await page.getByRole('link', { name: 'Plan de Ana' }).getAttribute('href')).toMatch(
    /^\/students\/pf_\w+\/plan$/,
  )
  await isFine(page, 'students of a counselor in Spanish')
  expect(await englishLeft(page)).toEqual([])
  await page.getByRole('tab', { name: 'Estudiantes' }).press('ArrowRight')
  await page.getByText('Hugo Head').waitFor()
  expect(await englishLeft(page)).toEqual([])
  await page.getByRole('button', { name: 'Dejar la escuela' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dejar la escuela' }).click()
  await page.getByRole('heading', { name: 'Todavía no estás en ninguna escuela aquí' }).waitFor()
  await page.goto('/school-invite')
  await page.getByText('Este enlace no está completo.').waitFor()

  await head.page.goto('/school')
  await inSpanish(head.page)
  await head.page.reload()
  for (const part of ['Estudiantes', 'Clases', 'Registro de auditoría']) {
    await tab(head.page, part)
    await head.page.getByRole('heading', { name: part, level: 2 }).waitFor()
    await head.page.locator('.school-list li, .school-log tbody tr').first().waitFor()
    await isFine(head.page, `${part} in Spanish`)
    expect(await englishLeft(head.page)).toEqual([])
  }
  await inSpanish(site.page)
  await site.page.goto('/admin/schools')
  await site.page.getByRole('heading', { name: 'Escuelas confirmadas' }).waitFor()
  await site.page
    .getByRole('button', { name: `Crear un enlace para la administración de ${name}` })
    .click()
  await site.page.locator('.school-link code').waitFor()
  await isFine(site.page, 'schools in Spanish')
  expect(await englishLeft(site.page)).toEqual([])
}, 300_000)

test('a student names the school at sign-up, with the keyboard, and takes it back', async () => {
  const name = 'Saguaro High School'
  const [site, head] = [await siteAdmin(), await teacher('Hedda Head')]
  await makeSchool(head, site, name)
  const { page } = await open({ viewport: SMALL_PHONE })
  await page.goto('/signup')
  await page.getByLabel('Month').selectOption('5')
  await page.getByLabel('Year').selectOption('2008')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Student').check()
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Names')
  await page.getByLabel('Email').fill(`ana-${Date.now()}@school.example.org`)
  await page.getByLabel('Password', { exact: true }).fill('a quiet river bend')
  await page.getByLabel('Confirm password', { exact: true }).fill('a quiet river bend')
  const field = page.getByRole('combobox', { name: 'School (optional)' })
  await field.fill('saguaro')
  await page.getByRole('option', { name: `${name}, Tucson` }).waitFor()
  await isFine(page, 'schools at sign-up')
  await field.press('ArrowDown')
  await field.press('Enter')
  expect(await field.inputValue()).toBe(`${name}, Tucson`)
  await page.getByLabel('I agree to').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { level: 1, name: /^Welcome.*Ana/ }).waitFor()

  await page.goto('/settings')
  await expect.poll(() => field.inputValue()).toBe(`${name}, Tucson`)
  await isFine(page, 'the school in the settings')
  await field.fill('nowhere at all')
  await page.getByText('No school here has this name.').waitFor()
  await field.press('Tab')
  await page.getByText('Choose your school from the list').waitFor()
  await field.fill('')
  await page.getByRole('button', { name: 'Save the school' }).click()
  await page.getByText('Saved.').waitFor()
  await inSpanish(page)
  await page.reload()
  await page.getByRole('combobox', { name: 'Escuela (opcional)' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Escuela' }).inputValue()).toBe('')
  expect(await englishLeft(page)).toEqual([])
}, 200_000)

test('a link that was used says so', async () => {
  const [site, head] = [await siteAdmin(), await teacher('Hanna Head')]
  await makeSchool(head, site, 'Hill School')
  const link = await invite(head, 'Teacher')
  await join(await teacher('Tim First'), link, 'Hill School')
  const late = await teacher('Lea Late')
  await late.page.goto(must(link))
  await late.page.getByText('This link has expired or was used already.').waitFor()
  await isFine(late.page, 'a used link')
}, 200_000)
