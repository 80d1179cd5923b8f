import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, PHONE, SMALL_PHONE, teachers, useBrowser } from './support/browser'
import {
  hostGame,
  join,
  openScreen,
  questionHasFocus,
  questionOn,
  settled,
  startGame,
  THINKING_MS,
} from './support/games'
import { fits } from './support/page-check'

const open = useBrowser()

/** Each kind as a teacher writes it, in the order in which it is asked. */
const WRITTEN: readonly [kind: string, text: string, write: (dialog: Dialog) => Promise<void>][] = [
  [
    'Several right answers',
    'Which of these people work with animals?',
    async (dialog) => {
      const options = ['A vet', 'A roofer', 'A beekeeper']
      for (const [i, text] of options.entries()) {
        await dialog.getByLabel(`Option ${'ABC'[i]}`, { exact: true }).fill(text)
      }
      for (const letter of 'AC') {
        await dialog.getByRole('checkbox', { name: `Option ${letter} is correct` }).check()
      }
    },
  ],
  [
    'Typed answer',
    'What do we call a doctor for animals?',
    async (dialog) => {
      await dialog.getByLabel('Accepted answer 1', { exact: true }).fill('Veterinarian')
    },
  ],
  [
    'Number',
    'How many legs does a working bee have?',
    async (dialog) => {
      const fields = { 'Right number': '6', 'Scale from': '0', to: '20' }
      for (const [label, value] of Object.entries(fields)) {
        await dialog.getByLabel(label, { exact: true }).fill(value)
      }
      await dialog.getByLabel('Half of the points within ±').fill('2')
    },
  ],
  [
    'Order',
    'In which order does a baker make bread?',
    async (dialog) => {
      const items = ['Mix the dough', 'Let it rise', 'Bake it', 'Let it cool']
      for (const [i, text] of items.entries())
        await dialog.getByLabel(`Number ${i + 1}`, { exact: true }).fill(text)
    },
  ],
  [
    'Pairs',
    'Who works with which of these things?',
    async (dialog) => {
      const pairs = { Baker: 'Flour', Pilot: 'Wings', Tailor: 'Thread' }
      for (const [i, [left, right]] of Object.entries(pairs).entries()) {
        await dialog.getByLabel(`Left side of pair ${i + 1}`).fill(left)
        await dialog.getByLabel(`Right side of pair ${i + 1}`).fill(right)
      }
    },
  ],
  [
    'Poll',
    'Where would you like to work one day?',
    async (dialog) => {
      await dialog.getByLabel('Option A', { exact: true }).fill('Inside')
      await dialog.getByLabel('Option B', { exact: true }).fill('Outside')
      await dialog.getByRole('checkbox', { name: 'Ask “why?” as well' }).check()
    },
  ],
  [
    'Multiple choice',
    'Is a spider an insect, as a biologist sees it?',
    async (dialog) => {
      await dialog.getByRole('button', { name: 'True or false' }).click()
      await dialog.getByRole('radio', { name: 'Option B is correct' }).check()
    },
  ],
]
type Dialog = ReturnType<Page['getByRole']>

/** As it is shown, without resizing: a whole game passes. */
async function isFine(page: Page, name: string): Promise<void> {
  expect(await accessibilityProblems(page), name).toEqual([])
  await fits(page, name)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' }).click()
const tile = (page: Page, text: string) =>
  page.getByRole('button').filter({ hasText: text }).first()
const right = (page: Page) => page.getByText('Correct!').waitFor()
const saved = (page: Page) => page.getByText('Answer saved. Waiting for the others.').waitFor()

test('a teacher writes a question of each kind, a class plays them, and the report tells', async () => {
  const teacher = must(teachers[0])
  const [host, ana, ben] = await Promise.all([
    open({ account: teacher }),
    open({ viewport: PHONE }),
    open({ viewport: SMALL_PHONE }),
  ])
  const { page } = host
  const created = await host.context.request.post('/api/question-sets', {
    data: { title: 'Seven kinds', subject: 'Science', gradeLevel: [8] },
  })
  const { id } = await created.json()
  await page.goto(`/question-sets/${id}`)
  for (const [i, [kind, text, write]] of WRITTEN.entries()) {
    const add = i === 0 ? 'Add First Question' : 'Add Question'
    await page.getByRole('button', { name: add, exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Kind of question' }).selectOption(kind)
    await dialog.getByLabel('Question', { exact: true }).fill(text)
    await write(dialog)
    await isFine(page, `the editor of: ${kind}`)
    await dialog.getByRole('button', { name: 'Add question' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.getByText('Pilot → Wings').waitFor()
  await isFine(page, 'a set of all kinds')

  const game = await hostGame(host, { set: 'Seven kinds' })
  const screen = await openScreen(host)
  await join(ana, game.code, 'Ana')
  await join(ben, game.code, 'Ben')
  await startGame(host, 2)
  const next = () => page.getByRole('button', { name: /^(Next Question|End Game)$/ }).click()
  const asked = async (number: number) => {
    for (const one of [ana.page, ben.page]) await questionOn(one, number)
    await questionHasFocus(ben.page)
    await ana.page.waitForTimeout(THINKING_MS)
    await isFine(ben.page, `question ${number}`)
  }
  const told = async (number: number) => {
    await ana.page.locator('.pq-game[data-stage=result]').waitFor()
    await isFine(ana.page, `result ${number}`)
    await isFine(page, `result ${number} of the host`)
    await isFine(screen, `result ${number} on the projector`)
  }
  const keys = ben.page.keyboard

  await asked(1)
  for (const text of ['A vet', 'A beekeeper']) {
    await ana.page.getByRole('checkbox').filter({ hasText: text }).click()
  }
  await submit(ana.page)
  // By keyboard alone: the first tile, then the button.
  await keys.press('Tab')
  await ben.page.getByRole('checkbox').first().focus()
  await keys.press('Space')
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.press('Enter')
  await right(ana.page)
  await told(1)
  await expect.poll(() => ben.page.locator('.pq-me-score').innerText()).toContain('5 Points')
  await next()

  await asked(2)
  await ana.page.getByLabel('Your answer').fill('a vetrinarian')
  await ana.page.getByLabel('Your answer').press('Enter')
  await ben.page.getByLabel('Your answer').focus()
  await keys.type('animal doctor')
  await keys.press('Enter')
  await right(ana.page)
  await ben.page.getByText('✗ Incorrect').waitFor()
  expect(await screen.getByText('animal doctor').count()).toBe(0)
  await told(2)
  await page.getByText('What the class typed: 1 not right').click()
  await page.getByRole('button', { name: 'Accept “animal doctor” as right' }).click()
  await right(ben.page)
  await expect.poll(() => ben.page.locator('.pq-me-score').innerText()).toContain('15 Points')
  await screen.getByText('animal doctor').waitFor()
  await next()

  await asked(3)
  await ana.page.getByLabel('Your number', { exact: true }).fill('6')
  await submit(ana.page)
  await ben.page.getByRole('slider', { name: 'Your number as a slider' }).focus()
  await keys.press('ArrowLeft')
  await keys.press('ArrowLeft')
  await ben.page.getByLabel('Your number', { exact: true }).press('Enter')
  await right(ana.page)
  await told(3)
  await next()

  await asked(4)
  for (const text of ['Mix the dough', 'Let it rise', 'Bake it']) await tile(ana.page, text).click()
  await submit(ana.page)
  for (const text of ['Let it rise', 'Mix the dough', 'Bake it']) {
    await tile(ben.page, text).focus()
    await keys.press('Enter')
  }
  await ben.page.getByRole('button', { name: 'Submit Answer' }).press('Enter')
  await right(ana.page)
  await told(4)
  await next()

  await asked(5)
  for (const text of ['Flour', 'Wings', 'Thread']) await tile(ana.page, text).click()
  await submit(ana.page)
  for (const text of ['Wings', 'Flour', 'Thread']) {
    await tile(ben.page, text).focus()
    await keys.press('Enter')
  }
  await ben.page.getByRole('button', { name: 'Submit Answer' }).press('Enter')
  await right(ana.page)
  await told(5)
  await next()

  await asked(6)
  await ana.page.getByRole('radio').filter({ hasText: 'Outside' }).click()
  await ana.page.getByLabel('Why? (if you like)').fill('fresh air')
  await submit(ana.page)
  await ben.page.getByRole('radio').first().focus()
  await keys.press('Space')
  await ben.page.getByLabel('Why? (if you like)').focus()
  await keys.type('fuck this')
  await keys.press('Enter')
  await page.getByText('2 reasons to read').click()
  await page.getByRole('button', { name: 'Show to the class: fuck this' }).click()
  await page.getByText('This text has words that no class should see').waitFor()
  await page.getByRole('button', { name: 'Show to the class: fresh air' }).click()
  for (const one of [ben.page, screen]) await one.getByText('“fresh air”').waitFor()
  expect(await screen.getByText('fuck').count()).toBe(0)
  await told(6)
  await next()

  await asked(7)
  await keys.press('f')
  await keys.press('Enter')
  await saved(ben.page)
  await ana.page.getByRole('radio').filter({ hasText: 'False' }).click()
  await submit(ana.page)
  await right(ana.page)
  await told(7)
  await next()
  await settled(host)
  await page.goto(`/analytics/games/${game.id}`)
  await page.getByText('animal doctor').first().waitFor()
  await isFine(page, 'the report')
})
