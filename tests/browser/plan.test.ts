import type { ClassDetail, MyPlan } from '@pathquest/core/contracts'
import { CERTIFICATE_CAREERS } from '@pathquest/core/plans/plan-limits'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  must,
  type Person,
  type PersonOptions,
  PHONE,
  teachers,
  useBrowser,
} from './support/browser'
import {
  answer,
  closed,
  goOn,
  hostGame,
  pick,
  settled,
  startAlone,
  startClass,
  THINKING_MS,
} from './support/games'
import { signUpNewcomer } from './support/newcomer'
import { isFine } from './support/page-check'
import { rightOption } from './support/questions'
import { focusIsSeen } from './support/seen-controls'
import { englishLeft } from './support/texts-left'

const open = useBrowser()

async function newcomer(
  role: 'student' | 'teacher' | 'parent',
  fullName: string,
  options: PersonOptions = {},
): Promise<Person> {
  const person = await open(options)
  await signUpNewcomer(person, { role, fullName })
  return person
}

async function post({ context }: Person, path: string, data: object) {
  const response = await context.request.post(path, { data })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

/** A teacher with a class that can be joined by its code. */
async function madeClass(fullName: string) {
  const teacher = await newcomer('teacher', fullName)
  const detail: ClassDetail = await post(teacher, '/api/classes', { name: 'Careers 8' })
  return { teacher, classId: detail.class.id, code: detail.code }
}

const inSpanish = (page: Page) =>
  page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))

/** Both questions of a solo game, in Spanish, up to its results. */
async function playInSpanish(student: Person): Promise<void> {
  const { page } = student
  await startAlone(student)
  for (const [number, next] of [
    [1, 'Siguiente pregunta'],
    [2, 'Terminar el juego'],
  ] as const) {
    await page.getByText(new RegExp(`^Pregunta ${number} de`)).waitFor()
    const question = await page.locator('.pq-question-text').innerText()
    await page.waitForTimeout(THINKING_MS)
    await pick(page, rightOption(question))
    await page.getByRole('button', { name: 'Enviar respuesta' }).click()
    await page.getByRole('button', { name: next }).click()
  }
}

test('a plan in Spanish on a phone: reflected, planned, handed in, read and commented on', async () => {
  const { teacher, classId, code } = await madeClass('Ms Planner')
  const student = await newcomer('student', 'Luz Vega', { viewport: PHONE })
  const { page, context } = student
  await page.goto('/my-plan')
  await inSpanish(page)
  await page.reload()
  await page.getByText('Todavía nadie puede leer tu plan').waitFor()
  const cards = page.locator('.my-plan-columns')
  await cards.getByText('Ningún juego en este año escolar.').waitFor()
  await isFine(page, 'an empty plan')
  expect(await englishLeft(page)).toEqual([])

  // One tap is enough; a sentence may follow.
  await playInSpanish(student)
  const question = page.getByRole('region', { name: 'Una pregunta corta para ti' })
  await question.getByText('Basta un toque.').waitFor()
  const tap = question.locator('.reflection-taps button').first()
  const tapped = await tap.innerText()
  await tap.click()
  await question.getByText('Guardado en Mi plan.').waitFor()
  expect(await tap.getAttribute('aria-pressed')).toBe('true')
  expect(await question.getByRole('button', { name: 'Ahora no' }).count()).toBe(0)
  await question.getByLabel('Agrega una frase').fill('Me gusta cocinar para otros')
  await question.getByRole('button', { name: 'Guardar la frase' }).click()
  await question.getByRole('button', { name: 'Guardar la frase' }).waitFor({ state: 'detached' })
  await question.getByText('Guardado en Mi plan.').waitFor()
  await isFine(page, 'a reflection')
  // The results opened again know what was answered.
  await page.reload()
  await expect.poll(() => tap.getAttribute('aria-pressed')).toBe('true')
  expect(await question.getByLabel('Agrega una frase').inputValue()).toBe(
    'Me gusta cocinar para otros',
  )
  await question.getByRole('link', { name: 'Mi plan' }).click()
  await cards.getByText(`${tapped} – Me gusta cocinar para otros`).waitFor()
  await cards.getByText('1 juego en este año escolar.').waitFor()

  // What was written without a network is there when it is back, after a reload as well.
  await page.getByRole('button', { name: 'Agregar una meta' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Escribe cuál es tu meta.').waitFor()
  await page.getByLabel('Mi meta').fill('Cocinar un menú entero')
  await page.getByLabel('Mi próximo paso').fill('Preguntar a mi abuela')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Todavía no está guardado.').waitFor()
  await isFine(page, 'a goal that is not saved')
  await context.setOffline(false)
  await page.reload()
  await page.getByText('aún no se había guardado').waitFor()
  expect(await page.getByLabel('Mi meta').inputValue()).toBe('Cocinar un menú entero')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Lograda: Cocinar un menú entero' }).check()
  await cards.getByText(/^Lograda el/).waitFor()

  await post(student, '/api/my-classes', { code })
  await page.reload()
  await page.getByText(/^Los docentes de tus clases, .* pueden leer tu plan/).waitFor()
  await page.getByRole('button', { name: 'Entregar', exact: true }).click()
  await page.getByText(/^Lo entregaste el/).waitFor()
  await isFine(page, 'a plan that is handed in')
  await focusIsSeen(page, 'a plan that is handed in')
  expect(await englishLeft(page)).toEqual([])

  await teacher.page.goto(`/classes/${classId}`)
  await teacher.page.getByText('1 of 1 handed in').waitFor()
  await teacher.page.getByText('Handed in, to read').waitFor()
  await isFine(teacher.page, 'a class with plans')
  await focusIsSeen(teacher.page, 'a class with plans')
  await teacher.page.getByRole('link', { name: 'Open the plan of Luz Vega' }).click()
  const sheet = teacher.page.getByRole('article', { name: 'Plan of Luz Vega' })
  await sheet.getByText('Cocinar un menú entero').waitFor()
  await sheet.getByText('Me gusta cocinar para otros').waitFor()
  await teacher.page.getByRole('button', { name: 'Send' }).click()
  await teacher.page.getByText('Please write a comment.').waitFor()
  await teacher.page.getByLabel('Your comment').fill('What could the second course be?')
  await isFine(teacher.page, 'the plan of a student')
  await teacher.page.getByRole('button', { name: 'Send' }).click()
  await sheet.getByText('What could the second course be?').waitFor()
  await teacher.page.emulateMedia({ media: 'print' })
  await sheet.waitFor()
  await teacher.page.getByLabel('Your comment').waitFor({ state: 'hidden' })
  await teacher.page.emulateMedia({ media: null })
  await teacher.page.getByRole('link', { name: 'Back', exact: true }).click()
  await teacher.page.getByText(/^Commented on/).waitFor()

  await page.goto('/dashboard')
  await page.getByText('Nuevo comentario de Ms Planner:').waitFor()
  await isFine(page, 'a dashboard with a comment')
  await page.getByRole('link', { name: 'Abrir Mi plan' }).click()
  const comments = cards.locator('.my-plan-reviews')
  await comments.getByText('What could the second course be?').waitFor()
  await comments.getByText(/^Ms Planner/).waitFor()
  await page.getByRole('button', { name: /^Eliminar la reflexión/ }).click()
  await page.getByRole('button', { name: 'Sí, eliminar' }).click()
  await page.getByText('Se eliminó la reflexión.').waitFor()
  expect(await page.getByText('Me gusta cocinar para otros').count()).toBe(0)

  // A goal that was removed can come back.
  await page.getByRole('button', { name: 'Quitar la meta Cocinar un menú entero' }).click()
  await page.getByText('Se quitó la meta.').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Agregar una meta')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await cards.getByText('Cocinar un menú entero').waitFor()
})

test('goals that were changed in another tab are not written over, and a fourth is not lost', async () => {
  const student = await newcomer('student', 'Tess Tabs')
  const { page } = student
  const other = await student.context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/my-plan')
    await tab.getByRole('button', { name: 'Add a goal' }).waitFor()
  }
  const goal = (tab: Page, text: string) => tab.locator('.goal').filter({ hasText: text }).waitFor()
  const write = async (tab: Page, text: string) => {
    await tab.getByRole('button', { name: 'Add a goal' }).click()
    await tab.getByLabel('My goal').fill(text)
    await tab.getByRole('button', { name: 'Save', exact: true }).click()
  }
  await write(page, 'Visit a bakery')
  await page.getByText('Saved.', { exact: true }).waitFor()
  await write(other, 'Meet a nurse')
  await other.getByText(/^Your goals were changed in another tab/).waitFor()
  await goal(other, 'Visit a bakery')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await other.getByText('Saved.', { exact: true }).waitFor()

  // The first tab has not heard of it yet.
  await page.getByRole('checkbox', { name: 'Done: Visit a bakery' }).click()
  await page.getByText(/^Your goals were changed in another tab/).waitFor()
  await goal(page, 'Meet a nurse')
  await page.getByRole('checkbox', { name: 'Done: Visit a bakery' }).click()
  await page
    .locator('.goal')
    .getByText(/^Done on/)
    .waitFor()

  // The third is written here while another third is saved there.
  await other.reload()
  await other.getByRole('button', { name: 'Add a goal' }).waitFor()
  await page.getByRole('button', { name: 'Add a goal' }).click()
  await page.getByLabel('My goal').fill('Learn to weld')
  await write(other, 'Ask an engineer')
  await other.getByText('Saved.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/^You have three goals already/).waitFor()
  expect(await page.getByLabel('My goal').inputValue()).toBe('Learn to weld')
  await isFine(page, 'a fourth goal')
  await page.getByRole('button', { name: 'Remove the goal Meet a nurse' }).click()
  await page.getByText('The goal was removed.').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await goal(page, 'Learn to weld')
})

test('the question comes after a game of the class as well, and can be left alone', async () => {
  const [host, student, guest] = await Promise.all([
    open({ account: must(teachers[1]) }),
    newcomer('student', 'Ida Tapping', { viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await startClass(host, game, { 'Quick Otter': student, 'Calm Heron': guest })
  for (const number of [1, 2]) {
    await Promise.all([answer(student, number), answer(guest, number)])
    await closed(host.page)
    await goOn(host)
  }
  await settled(host)
  const questionFor = ({ page }: Person) =>
    page.getByRole('region', { name: 'A short question for you' })
  // A guest has no plan.
  await guest.page.getByRole('heading', { name: 'Look back at the questions' }).waitFor()
  expect(await questionFor(guest).count()).toBe(0)

  const question = questionFor(student)
  await question.waitFor()
  await isFine(student.page, 'results with a question')
  await question.getByRole('button', { name: 'Not now' }).click()
  await question.waitFor({ state: 'detached' })
  await student.page.reload()
  // What does not arrive is said, and sent again.
  await student.context.route('**/api/my-plan/reflections/*', (route) =>
    route.fulfill({ status: 403, json: {} }),
  )
  await question.locator('.reflection-taps button').last().click()
  await question.getByText('This is not saved yet.').waitFor()
  await isFine(student.page, 'a reflection that is not saved')
  await student.context.unroute('**/api/my-plan/reflections/*')
  await question.getByRole('button', { name: 'Try again' }).click()
  await question.getByText('Saved in My plan.').waitFor()
  await question.getByRole('link', { name: 'My plan' }).click()
  await student.page.getByRole('button', { name: /^Delete the reflection of/ }).waitFor()
})

test('words that may mean danger: kind help for the student, and their teacher knows at once', async () => {
  const { teacher, code } = await madeClass('Mr Caring')
  const student = await newcomer('student', 'Sam Quiet')
  await post(student, '/api/my-classes', { code })
  await teacher.page.clock.install()
  await teacher.page.goto('/dashboard')
  await teacher.page.getByRole('heading', { name: 'Recent results' }).waitFor()
  expect(await teacher.page.getByText('I want to die').count()).toBe(0)

  const { page } = student
  await page.goto('/my-plan')
  await page.getByRole('button', { name: 'Add a goal' }).click()
  await page.getByLabel('My goal').fill('I want to die')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const help = page.getByRole('region', { name: 'You are not alone' })
  await help.getByText('A teacher of your class can see what you wrote').waitFor()
  expect(await help.getByRole('link', { name: '988' }).getAttribute('href')).toBe('tel:988')
  await isFine(page, 'help for a student')

  // The dashboard was open all the time.
  await teacher.page.clock.fastForward(31_000)
  const notice = teacher.page.getByRole('region', { name: 'Words that may mean danger' })
  await notice.getByText('I want to die').waitFor()
  await notice.getByText('Talk to the student today').waitFor()
  await isFine(teacher.page, 'a notice about a student')
  await notice.getByRole('link', { name: 'Open the plan of Sam Quiet' }).click()
  await teacher.page.getByRole('heading', { level: 1, name: 'Plan of Sam Quiet' }).waitFor()
  await notice.getByRole('button', { name: 'I am taking this on: Sam Quiet' }).click()
  await notice.getByText('Taken on (1)').click()
  await notice.getByText(/^Taken on by Mr Caring/).waitFor()
  for (const path of ['/students', '/classes']) {
    await teacher.page.goto(path)
    await teacher.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await teacher.page.getByText('Talk to the student today').count()).toBe(0)
  }

  // Who is in no class is told that nobody sees it.
  const other = await newcomer('student', 'Kim Alone')
  await other.page.goto('/my-plan')
  await other.page.getByRole('button', { name: 'Add a goal' }).click()
  await other.page.getByLabel('My goal').fill('I want to die')
  await other.page.getByRole('button', { name: 'Save', exact: true }).click()
  await other.page.getByText('No teacher can see what you wrote').waitFor()
})

test('a parent reads the plan as long as it is shared', async () => {
  const [parent, child] = await Promise.all([
    newcomer('parent', 'Robin Reader'),
    newcomer('student', 'Ada Sharing'),
  ])
  const { code } = await post(child, '/api/parent-code', {})
  await post(parent, '/api/children', { code })
  const { page } = parent
  const link = page.getByRole('link', { name: 'Read the plan of Ada Sharing' })
  await page.goto('/children')
  await page.getByRole('heading', { name: 'Ada Sharing' }).waitFor()
  expect(await link.count()).toBe(0)

  await child.page.goto('/my-plan')
  const share = child.page.getByRole('switch', { name: 'My parents may read it' })
  const changed = () =>
    child.page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.ok(),
    )
  const [on] = [changed(), await share.click()]
  await on
  await page.reload()
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Plan of Ada Sharing' }).waitFor()
  expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0)
  await isFine(page, 'the plan of a child')

  const [off] = [changed(), await share.click()]
  await off
  await page.reload()
  await page.getByRole('heading', { name: 'This plan is not shared' }).waitFor()
  await isFine(page, 'a plan that is not shared')
})

test('why a career was saved is asked after saving, and stands in the plan', async () => {
  const { page } = await newcomer('student', 'Noa Saver')
  await page.goto('/careers?q=electrician')
  await page.getByRole('button', { name: 'Save Electrician', exact: true }).click()
  const ask = page.getByRole('button', { name: 'Add why you saved Electrician', exact: true })
  await ask.click()
  await page.getByLabel('Why did you save it?').fill('I like to fix lamps')
  await page.keyboard.press('Enter')
  await page.getByText('Why: I like to fix lamps').waitFor()
  await page.goto('/careers?list=saved')
  await page.getByText('Why: I like to fix lamps').waitFor()
  await isFine(page, 'saved careers with a reason')
  await page.goto('/my-plan')
  await page.getByRole('button', { name: 'Edit why you saved Electrician', exact: true }).click()
  await page.getByLabel('Why did you save it?').fill('I like to fix everything')
  await page.keyboard.press('Enter')
  await page.locator('.my-plan-columns').getByText('Why: I like to fix everything').waitFor()
  await page.reload()
  await page.locator('.my-plan-columns').getByText('Why: I like to fix everything').waitFor()
})

test('ten careers explored are a certificate, and a plan is kept as a file', async () => {
  const { page, context } = await newcomer('student', 'Eli Explorer')
  await page.goto('/my-plan/certificate')
  await page.getByRole('heading', { name: 'Not ten careers yet' }).waitFor()
  await isFine(page, 'no certificate yet')
  await context.route('**/api/my-plan', async (route) => {
    const response = await route.fetch()
    const mine: MyPlan = await response.json()
    mine.plan.exploredEver = CERTIFICATE_CAREERS
    await route.fulfill({ response, json: mine })
  })
  await page.goto('/my-plan')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as a file (JSON)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^my-plan-\d{4}\.json$/)
  await page.getByRole('link', { name: 'Print your certificate' }).click()
  const certificate = page.getByRole('article', { name: 'Certificate' })
  await certificate.getByText('Eli Explorer').waitFor()
  await certificate.getByText('has explored 10 careers').waitFor()
  await isFine(page, 'a certificate for careers')
  await context.unroute('**/api/my-plan')
})

/** Times the entry, each with an id of its own. */
const times = <Entry extends object>(count: number, entry: Entry) =>
  Array.from({ length: count }, (_, at) => ({ ...entry, id: `x_${at}` }))

test.each(['Letter', 'A4'])('a full year is printed on one page: %s', async (format) => {
  const { page, context } = await newcomer('student', 'Pat Printing')
  const at = Date.now()
  const careerOf = (id: string) => ({ id, title: 'Wind Turbine Technician', industry: 'Energy' })
  await context.route('**/api/my-plan', async (route) => {
    const response = await route.fetch()
    const { plan, hasReader }: MyPlan = await response.json()
    const year: MyPlan['plan'] = {
      ...plan,
      goals: times(3, {
        text: 'Find out what a wind turbine technician learns',
        nextStep: 'Ask at the open day of the college',
        setAt: at,
        doneAt: null,
      }),
      saved: times(6, { reason: 'I like heights and machines', at }).map((one) => ({
        ...one,
        career: careerOf(one.id),
      })),
      interests: { strongest: ['realistic', 'investigative'], at },
      reflections: times(12, {
        gameId: null,
        question: 'surprised' as const,
        tap: 'pay' as const,
        text: 'They earn more than I thought, and work outside',
        career: careerOf('ca_wind'),
        at,
      }),
      explored: times(30, { games: 2, at }).map((one) => ({ ...one, career: careerOf(one.id) })),
      mindsets: [
        { mindset: 'M6', games: 9 },
        { mindset: 'M2', games: 3 },
      ],
      handedInAt: at,
      reviews: times(2, {
        reviewer: 'Ms Planner',
        comment: 'A good first step. Whom could you ask about the training?',
        at,
      }),
    }
    await route.fulfill({ response, json: { plan: year, hasReader } })
  })
  await page.goto('/my-plan')
  await page.getByText('Ms Planner').first().waitFor()
  const pdf = (await page.pdf({ format })).toString('latin1')
  expect(pdf.match(/\/Count \d+/g)).toEqual(['/Count 1'])
  await context.unroute('**/api/my-plan')
})
