import type { HomeworkDetail, SignInCards } from '@pathquest/core/contracts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, type Person, PHONE, SMALL_PHONE, useBrowser } from './support/browser'
import { pick, THINKING_MS } from './support/games'
import { signUpNewcomer } from './support/newcomer'
import { isFine } from './support/page-check'
import { focusIsSeen } from './support/seen-controls'
import { englishLeft } from './support/texts-left'

const open = useBrowser()

const SET = 'Tools of a nurse'
const DAY_MS = 86_400_000
const choice = (questionText: string, right: string, wrong: string) => ({
  questionText,
  kind: 'choice',
  options: [
    { text: right, isCorrect: true },
    { text: wrong, isCorrect: false },
  ],
})

/** A teacher with a class of two cards and a set of two questions. */
async function madeClass(fullName: string) {
  const teacher = await open()
  await signUpNewcomer(teacher, { role: 'teacher', fullName })
  const { request } = teacher.context
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { id: setId } = await post('/api/question-sets', {
    title: SET,
    subject: 'Science',
    gradeLevel: [8],
  })
  await post(`/api/question-sets/${setId}/questions`, {
    questions: [
      choice('What listens to a heart?', 'A stethoscope', 'A telescope'),
      choice('What measures a fever?', 'A thermometer', 'A barometer'),
    ],
  })
  const { id: classId } = (await post('/api/classes', { name: 'Careers 7', period: '3' })).class
  await post(`/api/classes/${classId}/students`, { names: ['Ana', 'Ben'] })
  const { cards }: SignInCards = await (await request.get(`/api/classes/${classId}/cards`)).json()
  const cardOf = (name: string) => must(cards.find(({ displayName }) => displayName === name)).code
  /** By the API, for what is not about its form. */
  const give = async (fields: object = {}): Promise<string> => {
    const body = {
      title: 'Read about nurses',
      content: { kind: 'sets', setIds: [setId] },
      classId,
      ...fields,
    }
    const { homework }: HomeworkDetail = await post('/api/homework', body)
    return homework.id
  }
  return { teacher, setId, classId, cardOf, give }
}

async function signInByCard({ page }: Person, code: string): Promise<void> {
  await page.goto(`/card#${code}`)
  await page.getByRole('heading', { level: 1, name: /^(Welcome|Hola)/ }).waitFor()
}

const inSpanish = (page: Page) =>
  page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))

/** Both questions of the set, in Spanish. */
async function playInSpanish(page: Page): Promise<void> {
  for (const [right, next] of [
    ['A stethoscope', 'Siguiente'],
    ['A thermometer', 'Terminar'],
  ] as const) {
    await page.getByText(right, { exact: true }).waitFor()
    await page.waitForTimeout(THINKING_MS)
    await pick(page, right)
    await page.getByRole('button', { name: 'Enviar respuesta' }).click()
    await page.getByRole('button', { name: new RegExp(next) }).click()
  }
}

const rowOf = (page: Page, name: string) =>
  page.locator('.homework-table tbody tr').filter({ hasText: new RegExp(`^\\s*${name}`) })

test('homework from the form to a score: done in Spanish with a card, followed and extended', async () => {
  const { teacher, setId, classId, cardOf } = await madeClass('Ms Homework')
  const { page } = teacher
  await page.goto('/homework')
  await page.getByRole('heading', { name: 'No homework yet' }).waitFor()
  await isFine(page, 'no homework')

  await page.goto(`/question-sets/${setId}`)
  await page.getByRole('link', { name: 'Give as homework' }).click()
  await page.getByRole('button', { name: `Remove ${SET}` }).waitFor()
  const title = page.getByLabel('Title', { exact: true })
  expect(await title.inputValue()).toBe(SET)
  await isFine(page, 'the form of homework')
  await focusIsSeen(page, 'the form of homework')
  await page.getByRole('button', { name: `Remove ${SET}` }).click()
  await page.getByRole('button', { name: 'Give homework' }).click()
  await page.getByText('Choose at least one question set.').waitFor()
  await page.getByRole('searchbox', { name: 'Search' }).fill(SET)
  await page.getByRole('checkbox', { name: SET }).check()
  await page.getByLabel('For whom?').selectOption(classId)
  await page.getByLabel('Note for your students').fill('Look at the pictures first.')
  await page.getByLabel('How many times').selectOption('2')
  await page.getByLabel('Due', { exact: true }).fill('2020-01-01T08:00')
  await page.getByRole('button', { name: 'Give homework' }).click()
  await page.getByText('This is in the past.').first().waitFor()
  await page.getByRole('group', { name: 'Quick choices' }).getByRole('button').last().click()
  await page.getByRole('button', { name: 'Give homework' }).click()

  const share = page.getByRole('dialog', { name: 'Share the homework' })
  const link = await share.locator('code').innerText()
  await isFine(page, 'the link of homework')
  const classroom = share.getByRole('link', { name: /^Google Classroom/ })
  expect(await classroom.getAttribute('rel')).toContain('noopener')
  expect(await classroom.getAttribute('href')).toContain(encodeURIComponent(link))
  await page.keyboard.press('Escape')
  await expect.poll(() => rowOf(page, 'Ana').innerText()).toContain('Not begun')

  // A student opens the link on a phone, and comes back to it with the card.
  const ana = await open({ viewport: PHONE })
  const { pathname } = new URL(link)
  await ana.page.goto(pathname)
  await ana.page.getByRole('heading', { name: 'Sign in to do it' }).waitFor()
  await isFine(ana.page, 'homework of a guest')
  await inSpanish(ana.page)
  await ana.page.goto(pathname)
  await ana.page.getByRole('link', { name: 'Entrar con una tarjeta' }).click()
  await ana.page.getByLabel('Código de tu tarjeta').fill(cardOf('Ana'))
  await ana.page.getByRole('button', { name: 'Entrar' }).click()
  const begin = ana.page.getByRole('button', { name: `Empezar: ${SET}` })
  await begin.waitFor()
  await ana.page.getByText('Puedes jugarla 2 veces.').waitFor()
  await isFine(ana.page, 'homework of a student')
  expect(await englishLeft(ana.page)).toEqual([])
  await ana.page.goto('/dashboard')
  await ana.page.getByRole('heading', { name: 'Tareas' }).waitFor()
  await ana.page.getByRole('link', { name: 'Todas mis tareas' }).click()
  await ana.page.getByRole('heading', { name: 'Mis tareas' }).waitFor()
  await isFine(ana.page, 'the list of a student')
  expect(await englishLeft(ana.page)).toEqual([])
  await ana.page.getByRole('link', { name: SET }).click()
  await begin.click()
  await ana.page.waitForURL('**/game/*')
  // It goes on after a reload, and its end leads back all the same.
  await ana.page.getByText('A stethoscope', { exact: true }).waitFor()
  await expect.poll(() => rowOf(page, 'Ana').innerText()).toContain('In progress')
  await ana.page.reload()
  await playInSpanish(ana.page)
  // What was earned comes a moment later, and moves the button below it.
  await ana.page.getByText('Recompensas obtenidas').waitFor()
  await ana.page.getByRole('button', { name: 'Volver a la tarea' }).click()
  await ana.page.waitForURL(`**${pathname}`)
  await ana.page.getByText('¡Lo lograste!').waitFor()
  await ana.page.getByText('Te queda 1 intento').waitFor()
  await ana.page.getByRole('button', { name: `Jugar otra vez: ${SET}` }).waitFor()
  await ana.page.getByText(/2 preguntas · Misión de profesiones/).waitFor()
  await isFine(ana.page, 'homework that is done')
  await ana.page.getByRole('link', { name: 'Imprimir un certificado' }).click()
  const certificate = ana.page.getByRole('article', { name: 'Certificado' })
  await certificate.getByText('Ana', { exact: true }).waitFor()
  await isFine(ana.page, 'a certificate')
  await ana.page.emulateMedia({ media: 'print' })
  await certificate.waitFor()
  await ana.page.getByRole('button', { name: 'Imprimir' }).waitFor({ state: 'hidden' })
  await ana.page.emulateMedia({ media: null })
  await ana.page.getByRole('link', { name: 'Volver a la tarea' }).click()
  await ana.page.waitForURL(`**${pathname}`)

  // Her teacher has not reloaded the page.
  await expect.poll(() => rowOf(page, 'Ana').innerText()).toMatch(/Done[\s\S]*100%/)
  await isFine(page, 'progress')
  await focusIsSeen(page, 'progress')
  await page.getByRole('button', { name: 'Not begun (1)' }).click()
  await rowOf(page, 'Ana').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Remind Ben' }).click()
  await page.getByText('1 student was reminded.').waitFor()
  await expect.poll(() => rowOf(page, 'Ben').innerText()).toContain('Reminded')
  await page.getByRole('button', { name: 'More time for Ben' }).click()
  const more = page.getByRole('dialog', { name: 'More time for Ben' })
  await more.getByRole('button', { name: 'Give more time' }).click()
  await expect.poll(() => rowOf(page, 'Ben').innerText()).toContain('More time until')

  const ben = await open({ viewport: SMALL_PHONE })
  await signInByCard(ben, cardOf('Ben'))
  await ben.page.getByText('Your teacher reminds you').waitFor()
  await ben.page.getByText('You have more time').waitFor()
  await isFine(ben.page, 'a dashboard with a reminder')

  await page.getByRole('button', { name: 'Close it' }).click()
  await page.getByText('Nobody can begin it any more.').waitFor()
  await page.goto('/homework')
  await page.getByText('1 closed or older').click()
  await page.getByText('1 of 2 done').waitFor()
  await isFine(page, 'the list of a teacher')
  await page.getByRole('link', { name: SET }).click()
  await page.getByRole('button', { name: 'Open again' }).click()
  await page.getByText('Students can begin it again.').waitFor()

  await page.goto(`/classes/${classId}`)
  await page.getByRole('link', { name: SET }).click()
  await page.getByRole('link', { name: 'Give again to another class' }).click()
  await expect.poll(() => title.inputValue()).toBe(SET)
  expect(await page.getByLabel('How many times').inputValue()).toBe('2')
  await page.goBack()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await page.getByRole('heading', { name: 'No homework yet' }).waitFor()
  await ana.page.goto(pathname)
  await ana.page.getByRole('heading', { name: 'No encontramos la tarea' }).waitFor()
  await isFine(ana.page, 'homework that is gone')
  expect(await englishLeft(ana.page)).toEqual([])
}, 300_000)

test('with the keyboard alone a career is chosen, begun, left and gone on with', async () => {
  const { cardOf, give } = await madeClass('Mr Keys')
  const id = await give({ title: 'Your career', content: { kind: 'careers', industry: null } })
  const ana = await open({ viewport: PHONE })
  await signInByCard(ana, cardOf('Ana'))
  const { page } = ana
  await page.goto(`/homework/${id}`)
  const careers = page.locator('.homework-careers li')
  await careers.first().waitFor()
  await isFine(page, 'careers to choose from')
  await tabTo(page, 'Find a career')
  await page.keyboard.type('nurse')
  await expect.poll(() => careers.first().innerText()).toMatch(/nurse/i)
  const title = await careers.first().locator('b').innerText()
  await tabTo(page, `Play: ${title}`)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/game/*')
  await page.locator('.pq-question-text').waitFor()
  await page.goto(`/homework/${id}`)
  const goOn = page.getByRole('button', { name: /^Go on \(0 of \d+\)/ })
  await goOn.waitFor()
  await Promise.all([page.waitForURL('**/game/*'), goOn.press('Enter')])
  await page.locator('.pq-question-text').waitFor()
})

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const named = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      const label = element?.getAttribute('aria-label')
      return label ?? (element?.labels?.[0] ?? element)?.textContent ?? ''
    })
    if (named.trim() === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to "${name}".`)
}

test('what stands in the way is said: too early, closed, another class, a teacher', async () => {
  const { teacher, cardOf, give } = await madeClass('Ms Obstacle')
  const [early, closed] = await Promise.all([
    give({ title: 'Early', opensAt: Date.now() + DAY_MS }),
    give({ title: 'Closed' }),
  ])
  const other = await madeClass('Mr Other')
  const { page } = await open({ viewport: SMALL_PHONE })
  await page.goto(`/card#${cardOf('Ben')}`)
  await page.getByRole('heading', { level: 1, name: /Ben/ }).waitFor()
  await page.goto(`/homework/${early}`)
  await page.getByText(/^You can begin on/).waitFor()
  expect(await page.getByRole('button', { name: /^Begin/ }).count()).toBe(0)
  await isFine(page, 'homework that is not open yet')
  await page.goto(`/homework/${closed}`)
  await page.getByRole('button', { name: /^Begin/ }).waitFor()
  await teacher.context.request.patch(`/api/homework/${closed}`, { data: { isClosed: true } })
  // The page does not know yet: what refuses says why, and the page shows it from then on.
  await page.getByRole('button', { name: /^Begin/ }).click()
  await page.getByRole('heading', { name: 'This homework is closed' }).waitFor()
  await page.getByText('Your teacher has closed this homework.').waitFor()
  await isFine(page, 'homework that is closed')
  const foreign = await other.give({ title: 'For others' })
  await page.goto(`/homework/${foreign}`)
  await page.getByRole('link', { name: 'Join a class' }).waitFor()
  await isFine(page, 'homework of another class')
  await other.teacher.page.goto(`/homework/${early}`)
  await other.teacher.page.getByText('Only students can do homework').waitFor()
  await isFine(other.teacher.page, 'homework that a teacher cannot do')
})
