import { describe, expect, test } from 'vitest'
import { must, origin, teachers } from '../browser/support/browser'
import type { Page } from './driver/page'
import { openDialog } from './support/dialog'
import { ENGINES, useEngines } from './support/engines'

const open = useEngines()
const QUESTIONS = ['Who looks after bees?', 'Who repairs a barn?', 'Who bakes bread?']

const questions = (page: Page) => page.locator('.question-text').allInnerTexts()
/** As stored on the server. */
const saved = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch(`/api/question-sets/${location.pathname.split('/').at(-1)}`)
    const { questions } = (await answer.json()) as { questions: { questionText: string }[] }
    return questions.map(({ questionText }) => questionText)
  })

describe.each(ENGINES)('%s', (engine) => {
  test('a teacher creates a set, writes its questions, drags one and edits another', async () => {
    const { page } = await open(engine, { account: must(teachers[0]) })
    await page.goto(`${origin}/question-sets`)
    const make = page.getByRole('button', { name: 'Create New Set' })
    const first = await openDialog(page, make, /./)
    await first.close()
    const { dialog } = await openDialog(page, make, /./)
    await dialog.getByLabel('Title').fill(`Bees at work in ${engine}`)
    await dialog.getByRole('combobox', { name: 'Subject' }).selectOption('Science')
    await dialog.getByLabel('Grade 8').check()
    await dialog.getByRole('button', { name: 'Create set' }).click()
    await page.getByRole('heading', { name: `Bees at work in ${engine}` }).waitFor()

    for (const text of QUESTIONS) {
      await page
        .getByRole('button', { name: /^Add (First )?Question$/ })
        .first()
        .click()
      await dialog.getByLabel('Question', { exact: true }).fill(text)
      await dialog.getByLabel('Option A', { exact: true }).fill('A beekeeper')
      await dialog.getByLabel('Option C', { exact: true }).fill('A roofer')
      await dialog.getByRole('radio', { name: 'Option A is correct' }).check()
      await dialog.getByRole('button', { name: 'Add question' }).click()
      await dialog.isGone()
    }
    await page.until('all questions', async () => (await questions(page)).length === 3)

    const grip = (number: number) =>
      page.getByRole('button', { name: new RegExp(`^Move question ${number}`) })
    await grip(3).dragTo(grip(1), { past: -30 })
    const moved = [QUESTIONS[2], QUESTIONS[0], QUESTIONS[1]]
    await page.until('the new order', async () => `${await saved(page)}` === `${moved}`)
    expect(await questions(page)).toEqual(moved)
    await grip(1).press('ArrowDown')
    const back = [QUESTIONS[0], QUESTIONS[2], QUESTIONS[1]]
    await page.until('the order by keys', async () => `${await saved(page)}` === `${back}`)

    await grip(1).dragTo(grip(3), { past: 30, by: 'touch' })
    const last = [QUESTIONS[2], QUESTIONS[1], QUESTIONS[0]]
    await page.until('the order by a finger', async () => `${await saved(page)}` === `${last}`)

    await page.getByRole('button', { name: 'Edit question 2' }).click()
    await dialog.getByLabel('Question', { exact: true }).fill('Who bakes rolls?')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.isGone()
    await page.until('the mended text', async () =>
      (await saved(page)).includes('Who bakes rolls?'),
    )
  })
})
