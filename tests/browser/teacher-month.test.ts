import type { HomeworkDetail } from '@pathquest/core/contracts'
import { type APIRequestContext, type Page, request } from 'playwright-core'
import { expect, test } from 'vitest'
import { grantAdmin } from '../../server/test/people'
import { dataDir, must, origin, type Person, PHONE, useBrowser } from './support/browser'
import {
  answer,
  closed,
  goOn,
  hostByForm,
  join,
  pick,
  settled,
  startGame,
  THINKING_MS,
} from './support/games'
import { signUpNewcomer } from './support/newcomer'
import { rightOption } from './support/questions'
import { englishLeft } from './support/texts-left'

const open = useBrowser()

const CLASS = 'Careers 8'
const SET = 'Start a Food Truck'
/** By their given names; the last two are absent on Monday. */
const NAMES = [
  ...['Ana', 'Luz', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo', 'Ida', 'Jon', 'Kim', 'Leo'],
  ...['Mia', 'Nia', 'Omar', 'Pia', 'Quinn', 'Rosa', 'Sam', 'Tom', 'Una', 'Vic', 'Wes', 'Xia'],
  ...['Yves', 'Zoe', 'Zack'],
]
const HERE = NAMES.slice(0, -2)

async function newcomer(role: 'teacher' | 'parent', fullName: string): Promise<Person> {
  const person = await open()
  await signUpNewcomer(person, { role, fullName })
  return person
}

async function post(by: { request: APIRequestContext }, path: string, data: object = {}) {
  const response = await by.request.post(path, { data })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return response.json()
}

const tokenOf = ({ path }: { path: string }) => ({ token: must(path.split('#')[1]) })

/** A confirmed school with this teacher as its administrator, and a counselor. */
async function staff(teacher: Person): Promise<Person> {
  const [site, counselor] = [
    await newcomer('teacher', 'Sid Site'),
    await newcomer('teacher', 'Cora Listens'),
  ]
  const { user } = await (await site.context.request.get('/api/session')).json()
  await grantAdmin(dataDir, { profileId: user.profileId, cookie: '', email: '', password: '' })
  const place = { name: 'Month Middle School', city: 'Tucson', state: 'AZ' }
  const { schools } = await post(site.context, '/api/admin/schools', place)
  const { id } = must(schools.find(({ name }: { name: string }) => name === place.name))
  const first = await post(site.context, `/api/admin/schools/${id}/invite`)
  await post(teacher.context, '/api/school/accept', tokenOf(first))
  const link = await post(teacher.context, '/api/school/invite', { role: 'counsellor' })
  await post(counselor.context, '/api/school/accept', tokenOf(link))
  return counselor
}

/** The codes of the printed cards by their names. */
async function printedCards(page: Page): Promise<Map<string, string>> {
  const cards = page.locator('.class-cards-card')
  await expect.poll(() => cards.count()).toBe(NAMES.length)
  const names = await cards.locator('.class-cards-name').allInnerTexts()
  const codes = await cards.locator('.class-cards-code').allInnerTexts()
  return new Map(names.map((name, i) => [name.trim(), must(codes[i])]))
}

/** Students without a page: each signs in by card and takes a seat. */
async function sitDown(gameCode: string, cards: ReadonlyMap<string, string>): Promise<void> {
  for (const [displayName, code] of cards) {
    const student = await request.newContext({ baseURL: origin })
    await post({ request: student }, '/api/auth/card', { code })
    await post({ request: student }, '/api/games/join', { gameCode, displayName })
    await student.dispose()
  }
}

const rowOf = (page: Page, name: string) =>
  page.locator('.homework-table tbody tr').filter({ hasText: new RegExp(`^\\s*${name}`) })

/** The homework of the dashboard, played to its end in Spanish, and one tap about it. */
async function doHomework({ page }: Person): Promise<void> {
  await page.goto('/dashboard')
  await page.locator('.homework-row').filter({ hasText: SET }).click()
  await page.getByRole('button', { name: `Empezar: ${SET}` }).click()
  await page.waitForURL('**/game/*')
  for (;;) {
    const question = await page.locator('.pq-question-text').innerText()
    await page.waitForTimeout(THINKING_MS)
    await pick(page, rightOption(question))
    await page.getByRole('button', { name: 'Enviar respuesta' }).click()
    const next = page.getByRole('button', { name: /^(Siguiente pregunta|Terminar el juego)$/ })
    const isLast = (await next.innerText()) === 'Terminar el juego'
    await next.click()
    if (isLast) break
    await expect.poll(() => page.locator('.pq-question-text').innerText()).not.toBe(question)
  }
  const question = page.getByRole('region', { name: 'Una pregunta corta para ti' })
  await question.locator('.reflection-taps button').first().click()
  await question.getByText('Guardado en Mi plan.').waitFor()
}

test('a month: a class of 28, a game, homework, a plan, a parent, a counselor, a farewell', async () => {
  const teacher = await newcomer('teacher', 'Ms Month')
  const counselor = await staff(teacher)
  const { page } = teacher

  // The class, from a pasted list to printed cards.
  await page.goto('/classes')
  await page.getByRole('button', { name: 'New class' }).click()
  const form = page.getByRole('dialog', { name: 'New class' })
  await form.getByLabel('Name').fill(CLASS)
  await form.getByRole('button', { name: 'Create the class' }).click()
  await page.getByRole('heading', { name: CLASS, level: 1 }).waitFor()
  const classPath = new URL(page.url()).pathname
  const classId = must(classPath.split('/')[2])
  await page.getByText('This class belongs to Month Middle School').waitFor()
  await page.getByRole('button', { name: 'Add students' }).first().click()
  await page.getByLabel('Names, one on each line').fill(NAMES.join('\n'))
  await page.getByRole('button', { name: 'Add 28 students' }).click()
  await page.getByText('28 students were added, each with a card to sign in.').waitFor()
  await page.getByRole('link', { name: 'Print all cards' }).first().click()
  const cards = await printedCards(page)
  const cardOf = (name: string) => must(cards.get(name))

  // Monday: a game, two are absent.
  const game = await hostByForm(teacher, { classId, driver: 'people' })
  const ana = await open({ viewport: PHONE })
  await ana.page.goto(`/card#${cardOf('Ana')}`)
  await ana.page.getByRole('heading', { level: 1, name: /^Welcome.*Ana/ }).waitFor()
  await join(ana, game.code)
  const others = HERE.filter((name) => name !== 'Ana')
  await sitDown(game.code, new Map(others.map((name) => [name, cardOf(name)])))
  await page.getByRole('button', { name: '26 of 28 are here' }).waitFor()
  await startGame(teacher, HERE.length)
  for (const number of [1, 2]) {
    await answer(ana, number)
    // Who is there without a page does not answer.
    if (!(await page.getByRole('list', { name: 'How the class answered' }).isVisible()))
      await goOn(teacher)
    await closed(page)
    await goOn(teacher)
  }
  await settled(teacher)
  await page.goto(`/analytics/games/${game.id}`)
  await page.getByText(/^Absent \(2\): (Zack and Zoe|Zoe and Zack)$/).waitFor()

  // Homework for Thursday: done in Spanish on a phone, with more time for one who has not begun.
  const { questionSets } = await (
    await teacher.context.request.get(`/api/question-sets?q=${encodeURIComponent(SET)}`)
  ).json()
  const set = must(questionSets.find(({ title }: { title: string }) => title === SET))
  const { homework }: HomeworkDetail = await post(teacher.context, '/api/homework', {
    title: SET,
    content: { kind: 'sets', setIds: [set.id] },
    classId,
    dueAt: Date.now() + 3 * 86_400_000,
    untimed: true,
  })
  const luz = await open({ viewport: PHONE })
  await luz.page.goto('/join-game')
  await luz.page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  await luz.page.goto(`/card#${cardOf('Luz')}`)
  await luz.page.getByRole('heading', { level: 1, name: /Luz/ }).waitFor()
  await doHomework(luz)
  await page.goto(`/homework/${homework.id}`)
  await expect.poll(() => rowOf(page, 'Luz').innerText()).toContain('Done')
  await page.getByRole('button', { name: 'Remind Zoe' }).click()
  await page.getByText('1 student was reminded.').waitFor()
  await page.getByRole('button', { name: 'More time for Zoe' }).click()
  const more = page.getByRole('dialog', { name: 'More time for Zoe' })
  await more.getByRole('button', { name: 'Give more time' }).click()
  await expect.poll(() => rowOf(page, 'Zoe').innerText()).toContain('More time until')

  // The plan: written in Spanish, handed in, shared, and commented on.
  await luz.page.goto('/my-plan')
  await luz.page.getByRole('button', { name: 'Agregar una meta' }).click()
  await luz.page.getByLabel('Mi meta').fill('Visitar un camión de comida')
  await luz.page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await luz.page.getByRole('checkbox', { name: /^Lograda/ }).waitFor()
  await luz.page.getByRole('button', { name: 'Entregar', exact: true }).click()
  await luz.page.getByText(/^Lo entregaste el/).waitFor()
  const shared = luz.page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
  )
  await luz.page.getByRole('switch').click()
  await shared
  expect(await englishLeft(luz.page)).toEqual([])
  await page.goto(classPath)
  await page.getByText('1 of 28 handed in').waitFor()
  await page.getByRole('link', { name: 'Open the plan of Luz' }).click()
  await page.getByText('Visitar un camión de comida').waitFor()
  await page.getByLabel('Your comment').fill('Which one would you ask?')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Your comment was sent.').waitFor()

  // At home, and in the counselor's office.
  const parent = await newcomer('parent', 'Pilar Vega')
  const { code } = await post(luz.context, '/api/parent-code')
  await post(parent.context, '/api/children', { code })
  await parent.page.goto('/children')
  await parent.page.getByRole('heading', { name: 'Luz', level: 2 }).waitFor()
  await parent.page.getByText('All homework is done.').waitFor()
  await parent.page.getByRole('link', { name: 'Read the plan of Luz' }).click()
  await parent.page.getByText('Which one would you ask?').waitFor()
  await counselor.page.goto('/school')
  await counselor.page.getByRole('link', { name: 'Plan of Luz' }).click()
  await counselor.page.getByText('Visitar un camión de comida').waitFor()
  await page.goto('/school')
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await page.getByText('read a student’s plan').first().waitFor()

  // Zoe moves away.
  await page.goto(classPath)
  await page.getByRole('button', { name: 'Manage Zoe' }).click()
  await page.getByRole('button', { name: 'Remove from the class' }).click()
  const farewell = page.getByRole('dialog', { name: 'Remove Zoe?' })
  await farewell.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('Zoe was removed.').waitFor()
  const gone = await open()
  await gone.page.goto(`/card#${cardOf('Zoe')}`)
  await gone.page.getByText('This card does not open an account.').waitFor()
}, 300_000)
