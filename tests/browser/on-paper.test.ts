import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, PHONE, useBrowser } from './support/browser'
import { signUpNewcomer } from './support/newcomer'
import { isAccessible, isFine } from './support/page-check'

const open = useBrowser()

const REST = { points: 10, timeLimitSeconds: 30 }
/** Each kind, as an older page sends it. */
const QUESTIONS = [
  {
    ...REST,
    questionText: 'Who draws the plans of a house?',
    explanation: 'Plans come before bricks.',
    options: ['A nurse', 'An architect', 'A pilot'].map((text, i) => ({
      text,
      isCorrect: i === 1,
    })),
  },
  {
    ...REST,
    kind: 'several',
    questionText: 'Which of these people work with animals?',
    shape: ['A vet', 'A roofer', 'A beekeeper'],
    solution: [0, 2],
  },
  {
    ...REST,
    kind: 'typed',
    questionText: 'What do we call a doctor for animals?',
    shape: {},
    solution: { accepted: ['Veterinarian', 'vet'] },
  },
  {
    ...REST,
    kind: 'number',
    questionText: 'How fast does a plane fly?',
    shape: { min: 0, max: 1500, step: 10, unit: 'km/h' },
    solution: { value: 850, tolerance: 50, near: null },
  },
  {
    ...REST,
    kind: 'order',
    questionText: 'In which order does a baker make bread?',
    shape: ['Bake it', 'Let it cool', 'Let it rise', 'Mix the dough'],
    solution: [3, 2, 0, 1],
  },
  {
    ...REST,
    kind: 'match',
    questionText: 'Who works with which of these things?',
    shape: { left: ['Baker', 'Pilot', 'Tailor'], right: ['Wings', 'Flour', 'Thread'] },
    solution: [1, 0, 2],
  },
  {
    ...REST,
    kind: 'poll',
    questionText: 'Where would you like to work one day?',
    shape: { options: ['Inside', 'Outside'], asksWhy: true },
  },
]

/** A teacher with a set of all kinds and a class of two. */
async function teacher(options: Parameters<typeof open>[0] = {}) {
  const person = await open(options)
  await signUpNewcomer(person, { role: 'teacher', fullName: 'Ms Paper' })
  const { request } = person.context
  const data = { title: 'Work on paper', subject: 'Science', gradeLevel: [7], questions: QUESTIONS }
  const made = await request.post('/api/question-sets', { data })
  expect(made.status()).toBe(201)
  const ofClass = await (await request.post('/api/classes', { data: { name: 'Paper 7' } })).json()
  const path = `/api/classes/${ofClass.class.id}`
  await request.post(`${path}/students`, { data: { names: ['Ana', 'Ben'] } })
  return { ...person, setId: (await made.json()).id as string, classId: ofClass.class.id as string }
}

async function pagesOnPaper(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
  await page.emulateMedia({ media: 'print' })
  const file = (await page.pdf({ format, margin })).toString('latin1')
  await page.emulateMedia({ media: 'screen' })
  return file.match(/\/Type \/Page\b/g)?.length ?? 0
}

const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check()

/** The texts before which a number or letter is written, and what the key says to write there. */
async function blanksOf(page: Page, question: string): Promise<string[]> {
  const item = page.locator('.quiz-question', { hasText: question })
  return item.locator('li', { has: page.locator('.quiz-blank') }).allInnerTexts()
}
const keyOf = async (page: Page, number: number) =>
  (
    await must(page.locator('.key-answers > li').nth(number - 1))
      .locator('b')
      .nth(1)
      .innerText()
  ).split(', ')

test('a set is printed, its key fits, and its counts become a report', async () => {
  const { page, setId } = await teacher()
  await page.goto(`/question-sets/${setId}`)
  await page.getByRole('link', { name: 'Print', exact: true }).click()
  const quiz = page.getByRole('article', { name: 'Quiz' })
  await quiz.getByText('7.', { exact: true }).waitFor()
  await isFine(page, 'the quiz')

  const ordered = await blanksOf(page, 'a baker make bread')
  const left = await blanksOf(page, 'Who works with which')
  const rightSide = await page
    .locator('.quiz-question', { hasText: 'Who works with which' })
    .locator('ul')
    .nth(1)
    .locator('li')
    .allInnerTexts()
  const version = await page.locator('.paper-version').innerText()

  // On paper there is the sheet alone, and nothing is right on it.
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  expect(await page.getByRole('radio', { name: /^Answer key/ }).isVisible()).toBe(false)
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await quiz.innerText()).not.toMatch(/Veterinarian|850|Plans come before bricks/)
  const cut = await page
    .locator('.quiz-question')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside))
  expect(cut).toEqual(QUESTIONS.map(() => 'avoid'))
  const sheet = await quiz.evaluate((one) => getComputedStyle(one))
  expect([sheet.backgroundColor, sheet.color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  for (const format of ['Letter', 'A4'] as const) {
    expect(await pagesOnPaper(page, format)).toBeLessThanOrEqual(2)
  }

  await choose(page, /^Answer key/)
  const key = page.getByRole('article', { name: 'Answer key' })
  await key.getByText('Veterinarian / vet').waitFor()
  await key.getByText('B An architect').waitFor()
  await key.getByText('Plans come before bricks.').waitFor()
  expect(await quiz.count()).toBe(0)
  expect(await page.locator('.paper-version').innerText()).toBe(version)
  const numbers = await keyOf(page, 5)
  const steps = numbers.map((number, i) => ({ number, text: must(ordered[i]).trim() }))
  steps.sort((a, b) => Number(a.number) - Number(b.number))
  expect(steps.map(({ text }) => text)).toEqual([
    'Mix the dough',
    'Let it rise',
    'Bake it',
    'Let it cool',
  ])
  const partners = (await keyOf(page, 6)).map((letter, i) => [
    must(left[i]).trim(),
    must(rightSide.find((text) => text.startsWith(letter)))
      .slice(1)
      .trim(),
  ])
  expect(Object.fromEntries(partners)).toEqual({ Baker: 'Flour', Pilot: 'Wings', Tailor: 'Thread' })
  await isFine(page, 'the key')

  await choose(page, /^Letters A to D/)
  await page.getByRole('listitem', { name: 'D', exact: true }).waitFor()
  await isFine(page, 'the letters')
  for (const format of ['Letter', 'A4'] as const) {
    await choose(page, /^Four on a page, to cut/)
    expect(await pagesOnPaper(page, format)).toBe(1)
    await choose(page, /^Four on a page, to fold/)
    expect(await pagesOnPaper(page, format)).toBe(1)
    await choose(page, /^One on each page/)
    expect(await pagesOnPaper(page, format)).toBe(4)
  }

  await page.getByRole('link', { name: 'Enter counts' }).click()
  await page.getByLabel('Class').selectOption('Paper 7')
  expect(await page.getByLabel('How many papers?').inputValue()).toBe('2')
  const question = (number: number) =>
    page.getByRole('group', { name: new RegExp(`^${number}\\. `) })
  await question(1).getByLabel('A. A nurse').fill('1')
  await question(1).getByLabel('B. An architect').fill('2')
  await question(1)
    .getByText(/these are more answers than papers \(2\)/)
    .waitFor()
  await page.getByLabel('How many papers?').fill('12')
  await question(1).getByText('3 of 12 answered').waitFor()
  await question(1).getByLabel('B. An architect').fill('9')
  await question(2).getByLabel('Right', { exact: true }).fill('4')
  await question(2).getByLabel('Wrong, or right in part').fill('8')
  await question(2).getByLabel('A. A vet').fill('3')
  await page.getByRole('button', { name: 'Save as a report' }).click()
  await page
    .getByRole('alert')
    .getByText(/^Question 2: the ticks do not fit/)
    .waitFor()
  await isFine(page, 'counts that do not fit')

  // What was typed is not lost with the page.
  await page.reload()
  await page.getByRole('button', { name: 'Go on with it' }).click()
  expect(await question(1).getByLabel('B. An architect').inputValue()).toBe('9')
  await question(2).getByLabel('A. A vet').fill('10')
  await question(2).getByLabel('B. A roofer').fill('5')
  await question(2).getByLabel('C. A beekeeper').fill('6')
  await question(3).getByLabel('Right', { exact: true }).fill('6')
  await question(3).getByLabel('Wrong, or right in part').fill('2')
  await question(7).getByLabel('B. Outside').fill('11')
  await isFine(page, 'counts')
  await page.getByRole('button', { name: 'Save as a report' }).dblclick()

  await page.waitForURL('**/analytics/games/*')
  await page.getByText('Answered on paper: the teacher counted the papers').waitFor()
  await page.getByText('33% right').waitFor()
  await page.getByText('90% right').waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Accept/ }).count()).toBe(0)
  await isAccessible(page, 'the report')

  await page.getByRole('link', { name: 'Correct the counts' }).click()
  await question(1).getByLabel('A. A nurse').fill('3')
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await page.getByText('75% right').first().waitFor()

  // One game, in both lists.
  await page.goto('/analytics')
  const recent = page.getByRole('table').filter({ hasText: 'Work on paper' })
  await recent.getByText('On paper', { exact: true }).waitFor()
  await expect.poll(() => recent.getByRole('link', { name: 'Work on paper' }).count()).toBe(1)
})

test('on a phone, in Spanish and by keyboard', async () => {
  const { page, setId, classId } = await teacher({ viewport: PHONE })
  await page.goto('/api/health')
  await page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  await page.goto(`/question-sets/${setId}/print`)
  await page.getByRole('article', { name: 'Cuestionario' }).waitFor()
  await isFine(page, 'el cuestionario')
  await page.goto(`/question-sets/${setId}/counts`)
  await page.getByLabel('Clase').selectOption('Paper 7')
  await page.getByLabel('¿Cuántas hojas?').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/analytics/games/*')
  await page.getByText(/^Se respondió en papel/).waitFor()
  await isFine(page, 'el informe')
  await page.goto(`/classes/${classId}`)
  await page.getByText('2 hojas').waitFor()
  await page.getByText(/^En papel/).waitFor()
})
