import type { SignInCards } from '@pathquest/core/contracts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, type Person, PHONE, SMALL_PHONE, useBrowser } from './support/browser'
import {
  answer,
  closed,
  goOn,
  hostByForm,
  join,
  openScreen,
  settled,
  startGame,
} from './support/games'
import { signUpNewcomer } from './support/newcomer'
import { isFine } from './support/page-check'
import { refuse } from './support/refuse'
import { focusIsSeen } from './support/seen-controls'
import { englishLeft } from './support/texts-left'

const open = useBrowser()

async function teacher(fullName: string): Promise<Person> {
  const person = await open()
  await signUpNewcomer(person, { role: 'teacher', fullName })
  return person
}

/** By the form; returns the class's id. */
async function makeClass({ page }: Person, name: string): Promise<string> {
  await page.goto('/classes')
  await page.getByRole('button', { name: 'New class' }).click()
  const dialog = page.getByRole('dialog', { name: 'New class' })
  await dialog.getByRole('button', { name: 'Create the class' }).click()
  await dialog.getByText('A class needs a name.').waitFor()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Period').fill('3')
  await dialog.getByLabel('Grade level').selectOption('7')
  await dialog.getByRole('button', { name: 'Create the class' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  return must(new URL(page.url()).pathname.split('/')[2])
}

async function paste(page: Page, names: string): Promise<void> {
  await page.getByRole('button', { name: 'Add students' }).first().click()
  await page.getByLabel('Names, one on each line').fill(names)
}

const add = (page: Page, count: number) =>
  page.getByRole('button', { name: `Add ${count} students` }).click()

/** The codes of the printed cards by their names. */
async function printedCards(page: Page): Promise<Record<string, string>> {
  const cards = page.locator('.class-cards-card')
  await cards.first().waitFor()
  const names = await cards.locator('.class-cards-name').allInnerTexts()
  const codes = await cards.locator('.class-cards-code').allInnerTexts()
  return Object.fromEntries(names.map((name, i) => [name.trim(), must(codes[i])]))
}

/** By the API, with the codes of its cards. */
async function madeClass({ context: { request } }: Person, names: string[]) {
  const made = await request.post('/api/classes', { data: { name: 'Made 7' } })
  const id: string = (await made.json()).class.id
  await request.post(`/api/classes/${id}/students`, { data: { names } })
  const { cards }: SignInCards = await (await request.get(`/api/classes/${id}/cards`)).json()
  return {
    id,
    cards: Object.fromEntries(cards.map(({ displayName, code }) => [displayName, code])),
  }
}

const welcomed = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^Welcome.*${name}`) }).waitFor()

test('a class from pasted names to the next card: hosted for, with one absent', async () => {
  const host = await teacher('Ms Classes')
  const { page } = host
  await page.goto('/classes')
  await page.getByRole('heading', { name: 'No Classes Yet' }).waitFor()
  await isFine(page, 'no classes')
  const classId = await makeClass(host, 'Careers 7')
  await page.getByText('Nobody is in this class yet').waitFor()
  await isFine(page, 'an empty class')

  // Two lines are wrong: one is said before anything is sent, the other by the server.
  await paste(page, `1. Ana\n2. Ben\nana\nfuck\n${'x'.repeat(31)}`)
  await add(page, 5)
  await page.getByText('A name can have at most 30 characters.').waitFor()
  await page.getByText('Twice: becomes ana 2').waitFor()
  await isFine(page, 'pasted names')
  await page.getByLabel('Names, one on each line').fill('1. Ana\n2. Ben\nana\nfuck')
  await add(page, 4)
  await page.getByText('Nothing was added yet. Please change: fuck').waitFor()
  await page.getByLabel('Names, one on each line').fill('1. Ana\n2. Ben\nana')
  await add(page, 3)
  await page.getByText('3 students were added, each with a card to sign in.').waitFor()
  await isFine(page, 'a class with students')
  await focusIsSeen(page, 'a class with students')

  await page.getByRole('link', { name: 'Print all cards' }).first().click()
  const cards = await printedCards(page)
  expect(Object.keys(cards)).toEqual(['Ana', 'ana 2', 'Ben'])
  expect(cards.Ana).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  await isFine(page, 'cards')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false)
  expect(await page.locator('.pq-skip').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })

  // A student scans the card.
  const ana = await open({ viewport: PHONE })
  await ana.page.goto(`/card#${must(cards.Ana).replace('-', '')}`)
  await welcomed(ana.page, 'Ana')
  await ana.page.goBack()
  expect(ana.page.url()).not.toContain(must(cards.Ana).slice(0, 5))
  await ana.page.goto('/settings')
  await ana.page.getByText('without an email address and without a password').waitFor()
  expect(await ana.page.getByText('Change Password').count()).toBe(0)
  await isFine(ana.page, 'settings of a student with a card')
  await ana.page.goto('/my-classes')
  await ana.page.getByText('your teacher looks after your classes').waitFor()
  await isFine(ana.page, 'classes of a student')

  // Another one has an account, and joins in Spanish.
  await page.goto(`/classes/${classId}`)
  const code = await page.locator('.class-code').innerText()
  const lucia = await open({ viewport: SMALL_PHONE })
  await signUpNewcomer(lucia, { fullName: 'Lucia Vega' })
  await lucia.page.goto('/join-game')
  await lucia.page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  await lucia.page.goto(`/my-classes#${code.replace('-', '')}`)
  await expect
    .poll(() => lucia.page.getByLabel('Código de la clase').inputValue())
    .toMatch(/^\w{8}$/)
  expect(lucia.page.url()).not.toContain('#')
  await lucia.page.getByRole('button', { name: 'Unirme' }).click()
  await lucia.page.getByRole('heading', { name: 'Careers 7' }).waitFor()
  await isFine(lucia.page, 'a class in Spanish')
  expect(await englishLeft(lucia.page)).toEqual([])
  await lucia.page.evaluate(() => localStorage.removeItem('pathquest-language'))

  const game = await hostByForm(host, { classId, driver: 'people' })
  await page.getByRole('button', { name: '0 of 4 are here' }).waitFor()
  const screen = await openScreen(host)
  await join(ana, game.code)
  await join(lucia, game.code)
  const here = page.getByRole('button', { name: '2 of 4 are here' })
  await here.click()
  await expect
    .poll(() => page.locator('.attendance-absent li').allInnerTexts())
    .toEqual(['ana 2', 'Ben'])
  await isFine(page, 'a lobby of a class')
  expect(await screen.getByText('Ben').count()).toBe(0)
  await page.keyboard.press('Escape')
  await startGame(host, 2)
  for (const number of [1, 2]) {
    await Promise.all([answer(ana, number), answer(lucia, number, number === 1)])
    await closed(page)
    await goOn(host)
  }
  await settled(host)

  await page.goto(`/analytics/games/${game.id}`)
  await page.getByText('Absent (2): ana 2 and Ben').waitFor()
  await isFine(page, 'a report of a class')
  await page.getByRole('link', { name: 'Careers 7' }).click()
  const played = page.locator('.class-games tbody tr')
  await expect.poll(() => played.innerText()).toMatch(/2 of 4[\s\S]*75%/)
  await page.getByText('In the last game 1 question was hard.').waitFor()
  await isFine(page, 'a class that has played')
  await focusIsSeen(page, 'a class that has played')
  await page.goto(`/students?class=${classId}`)
  await expect
    .poll(() => page.locator('.students-card h2').allInnerTexts())
    .toEqual(expect.arrayContaining(['Ana', 'Lucia Vega']))
}, 300_000)

test('a new card ends the old one; both are typed with the keyboard alone', async () => {
  const host = await teacher('Ms Renewed')
  const { id, cards } = await madeClass(host, ['Ana', 'Ben'])
  const ana = await open({ viewport: PHONE })
  await ana.page.goto(`/card#${cards.Ana}`)
  await welcomed(ana.page, 'Ana')
  const { page } = host
  await page.goto(`/classes/${id}`)
  await page.getByRole('button', { name: 'Manage Ana' }).click()
  await page.getByRole('button', { name: 'Make a new card' }).click()
  await page
    .getByRole('dialog', { name: 'New card for Ana?' })
    .getByRole('button', { name: 'Make a new card' })
    .click()
  const renewed = await page.locator('.class-new-card b').innerText()
  await isFine(page, 'a new card')
  await ana.page.goto('/dashboard')
  await ana.page.waitForURL('**/login')
  await typeCards(ana.page, must(cards.Ana), renewed)
})

/** With the keyboard alone: the old card is refused, the new one opens the account. */
async function typeCards(page: Page, old: string, renewed: string): Promise<void> {
  const { keyboard } = page
  await page.getByText('I have a sign-in card').waitFor()
  await tabTo(page, 'I have a sign-in card')
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sign in with a card' }).waitFor()
  await tabTo(page, 'Code of your card')
  await keyboard.press('Enter')
  await page.getByText('Please type all ten letters and numbers of your card.').waitFor()
  await keyboard.type(old.toLowerCase())
  await keyboard.press('Enter')
  await page.getByText('This card does not open an account.').waitFor()
  await isFine(page, 'a card that is refused')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('card')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(renewed)
  await keyboard.press('Enter')
  await welcomed(page, 'Ana')
}

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const named = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return (element?.labels?.[0] ?? element)?.textContent ?? ''
    })
    if (named.trim() === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to "${name}".`)
}

test('on a shared device the one who is signed in is asked before a card is used', async () => {
  const { cards } = await madeClass(await teacher('Mr Shared'), ['Dana', 'Eli'])
  const { page } = await open({ viewport: PHONE })
  await page.goto('/card')
  await page.getByLabel('Code of your card').fill(must(cards.Dana))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await welcomed(page, 'Dana')
  const path = `/card#${cards.Eli}`
  await page.goto(path)
  await page.getByRole('heading', { name: 'Whose turn is it?' }).waitFor()
  await isFine(page, 'somebody else is signed in')
  await page.getByRole('button', { name: 'Stay as Dana' }).click()
  await welcomed(page, 'Dana')
  // Her own card asks nothing.
  await page.goto(`/card#${cards.Dana}`)
  await page.getByText('Hello, Dana!').waitFor()
  await page.goto('/card')
  await page.getByText('Dana is signed in on this device.').waitFor()
  await isFine(page, 'the page of a card for who is signed in')
  await page.getByLabel('Code of your card').fill(must(cards.Eli))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Use my card' }).click()
  await welcomed(page, 'Eli')
})

test('a class is taught together, handed on, archived and deleted', async () => {
  const [host, colleague] = await Promise.all([teacher('Ms First'), teacher('Mr Second')])
  const { page } = host
  const { id } = await madeClass(host, ['Gus', 'Hana'])
  await page.goto(`/classes/${id}`)
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const link = await page.locator('.class-invite code').innerText()
  await colleague.page.goto(link)
  await colleague.page.getByRole('heading', { name: 'A class to teach together' }).waitFor()
  await isFine(colleague.page, 'a colleague’s link')
  await colleague.page.getByRole('button', { name: 'Take part' }).click()
  await colleague.page.getByRole('heading', { name: 'Made 7' }).waitFor()

  // One press changes what both see.
  await colleague.page.getByRole('switch', { name: 'Students can join with the code' }).uncheck()
  await colleague.page.getByText('The code is switched off').waitFor()
  await page.reload()
  await page.getByText('The code is switched off').waitFor()
  await page.getByRole('button', { name: 'Leave the class' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByText('You left the class.').waitFor()
  await page.goto(`/classes/${id}`)
  await page.getByText('This class is not there any more.').waitFor()
  await isFine(page, 'a class that is not there')

  const second = colleague.page
  await second.getByRole('button', { name: 'Archive', exact: true }).click()
  await second.getByText('This class is archived').waitFor()
  await isFine(second, 'an archived class')
  await refuse(colleague, '/api/classes')
  await second.goto('/classes')
  await second.getByRole('heading', { name: 'Your classes could not be loaded' }).waitFor()
  await colleague.context.unroute('**/api/classes')
  await second.getByRole('button', { name: 'Try again' }).click()
  await second.getByText('1 archived class').waitFor()
  await isFine(second, 'classes')
  await second.getByRole('link', { name: 'Made 7' }).click()
  await second.getByRole('button', { name: 'Delete', exact: true }).click()
  await second.getByText('the accounts of 2 students who sign in with a card').waitFor()
  await second.getByRole('button', { name: 'Delete the class' }).click()
  await second.getByText('The class was deleted.').waitFor()
  await second.getByRole('heading', { name: 'No Classes Yet' }).waitFor()
})
