import { HOSTILE_TEXTS } from '@pathquest/core/testing/hostile-texts'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { must, type Person, PHONE, useBrowser } from './support/browser'
import {
  closed,
  goOn,
  join,
  lobbyOf,
  openScreen,
  questionOn,
  startGame,
  THINKING_MS,
} from './support/games'
import { signUpNewcomer } from './support/newcomer'

const open = useBrowser()
const QUESTIONS = 4
const PER_QUESTION = HOSTILE_TEXTS.length / QUESTIONS
const SHOWN: string = HOSTILE_TEXTS[0]
const TITLE = `${HOSTILE_TEXTS[1]} ${HOSTILE_TEXTS[3]}`

/** A set with every text in every field, some of them in each of its questions. */
async function makeSet({ context }: Person): Promise<string> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a7' } })
  const image = await context.request.post('/api/question-images', {
    headers: { 'content-type': 'image/png' },
    data: await picture.png().toBuffer(),
  })
  const { imageUrl } = await image.json()
  const questions = Array.from({ length: QUESTIONS }, (_, i) => {
    const texts = HOSTILE_TEXTS.slice(i * PER_QUESTION, (i + 1) * PER_QUESTION)
    const all = texts.join(' ')
    return {
      questionText: `Question ${i}: ${all}`,
      imageUrl,
      imageAlt: all.slice(0, 250),
      options: texts.map((text, option) => ({ text, isCorrect: option === 0 })),
      explanation: all,
    }
  })
  const answer = await context.request.post('/api/question-sets', {
    data: {
      title: TITLE,
      description: HOSTILE_TEXTS.join(' '),
      subject: 'Science',
      gradeLevel: [8],
      tags: HOSTILE_TEXTS.map((text) => text.slice(0, 40)),
      questions,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

/** Elements that only markup or code could have created; the CSP would block scripts silently. */
const MADE = '[onerror], [onload], a[href^="javascript:" i], script'

test('hostile texts in every field are texts on every page of a set and of its game', async () => {
  const teacher = await open()
  const student = await open({ viewport: PHONE })
  const dialogs: string[] = []
  for (const { context } of [teacher, student]) {
    context.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
  }
  const { page, context } = teacher
  await signUpNewcomer(teacher, { role: 'teacher', fullName: 'Ms Careful' })
  const harmless = async (where: Page, name: string, text = SHOWN) => {
    await where.getByText(text).filter({ visible: true }).first().waitFor()
    expect(await where.evaluate(() => 'hostile' in window), name).toBe(false)
    const made = await where.locator(MADE).evaluateAll((all) => all.map((one) => one.outerHTML))
    expect(
      made.filter((html) => html.includes('hostile')),
      name,
    ).toEqual([])
  }

  const setId = await makeSet(teacher)
  await page.goto('/question-sets')
  await page.getByRole('tab', { name: 'My Question Sets' }).click()
  await page.getByRole('heading', { name: TITLE }).waitFor()
  await harmless(page, 'the list')
  await page.goto(`/question-sets/${setId}`)
  await harmless(page, 'the page of the set')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog')
  await preview.getByRole('switch', { name: 'Show answers' }).check()
  await preview.getByText('Correct Answer').first().waitFor()
  await harmless(page, 'the preview')

  const file = await context.request.get(`/api/question-sets/${setId}/export?format=xlsx`)
  await page.goto('/question-sets/import')
  await page.locator('input[type=file]').setInputFiles({
    name: `${HOSTILE_TEXTS[1]}.xlsx`,
    mimeType: 'application/octet-stream',
    buffer: await file.body(),
  })
  await page.getByText(`${QUESTIONS} questions are ready.`).waitFor()
  await harmless(page, 'the preview of an import')
  expect(await page.getByLabel('Title').inputValue()).toBe(TITLE)

  const made = await context.request.post('/api/games', { data: { questionSetId: setId } })
  await page.goto(`/game/${(await made.json()).session.id}/lobby`)
  const game = await lobbyOf(page)
  const [screen] = await Promise.all([openScreen(teacher), join(student, game.code, 'Calm Fern')])
  await startGame(teacher, 1)
  for (let number = 1; number <= QUESTIONS; number++) {
    const first = must(HOSTILE_TEXTS[(number - 1) * PER_QUESTION])
    await Promise.all([questionOn(screen, number), questionOn(student.page, number)])
    for (const where of [page, screen, student.page])
      await harmless(where, `question ${number}`, first)
    await student.page.waitForTimeout(THINKING_MS)
    await student.page.getByRole('radio').first().click()
    await student.page.getByRole('button', { name: 'Submit Answer' }).click()
    await closed(page)
    for (const where of [page, screen, student.page])
      await harmless(where, `result ${number}`, first)
    await goOn(teacher)
  }
  await page.getByText('All results are stored.').waitFor()
  await page.goto(`/analytics/games/${game.id}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await harmless(page, 'the report')
  expect(dialogs).toEqual([])
})
