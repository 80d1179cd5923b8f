import { readFileSync } from 'node:fs'
import type { PlayerView } from '@pathquest/core/rooms/views'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstStart } from '../../scripts/harness/first-start'
import { type PlayerApi, playerApi } from '../../scripts/harness/player-api'
import { type Product, startProduct } from '../../scripts/harness/product'
import { must, PHONE, teachers, useBrowser } from './support/browser'
import {
  closed,
  goOn,
  join,
  lobbyOf,
  openScreen,
  pauseIsKept,
  pick,
  questionOn,
  settled,
  startGame,
  THINKING_MS,
} from './support/games'

// A separate server: it is stopped in the middle of the week.
let product: Product
let api: PlayerApi
beforeAll(async () => {
  product = await startProduct({ dataDir: await firstStart({ hasDemo: true }) })
  api = playerApi(product.origin)
})
afterAll(() => product?.stop())
const open = useBrowser({ at: () => product.origin })

const BEES = 'Who looks after bees for a living?'
const HOSTILE = '<img src=x onerror="window.hostile=1"> {{7*7}} is asked?'
const ROOF = 'Who repairs the roof of a barn?'
/** The first and the last one have no right answer. */
const FILE = [
  'Question,Option 1,Option 2,Option 3,Correct Answer',
  `${BEES},A florist,A beekeeper,An apiarist,`,
  `"${HOSTILE.replaceAll('"', '""')}",=1+1,A tester,A pilot,2`,
  `${ROOF},A roofer,A baker,A pilot,`,
].join('\n')

/** A player without a page. */
interface Bot {
  gameId: string
  seatToken: string
}

async function joinBots(code: string, count: number): Promise<Bot[]> {
  const bots = []
  for (let i = 1; i <= count; i++) {
    const { session, seatToken } = await api.join(code, `Bot ${i}`)
    bots.push({ gameId: session.id, seatToken })
  }
  return bots
}

/** Polls, so that it counts as present, and answers as soon as allowed. */
async function botAnswers({ gameId, seatToken }: Bot, option: string): Promise<void> {
  const path = `/api/games/${gameId}`
  const look = () =>
    api.call<{ view: PlayerView; serverTime: number }>('GET', `${path}/view?role=player`, {
      seatToken,
    })
  const { view, serverTime } = (await look()).json
  const { stage } = view
  if (stage.name !== 'question') throw new Error(`A bot is at ${stage.name}.`)
  // The class counts down first.
  const countdownMs = Math.max(0, stage.openedAt - serverTime)
  await new Promise((done) => setTimeout(done, countdownMs + THINKING_MS))
  const selectedOptionIndex = stage.question.options.indexOf(option)
  const move = { type: 'answer', questionId: stage.question.id, selectedOptionIndex }
  await api.call('POST', `${path}/moves`, { seatToken, body: { id: stage.question.id, move } })
}

async function answerOnPage(page: Page, number: number, option: string): Promise<void> {
  await questionOn(page, number)
  await page.waitForTimeout(THINKING_MS)
  await pick(page, option)
  await page.getByRole('button', { name: 'Submit Answer' }).click()
}

const isUntouched = async (pages: readonly Page[]) => {
  for (const page of pages) expect(await page.evaluate(() => 'hostile' in window)).toBe(false)
}

/** Fixes both incomplete questions in the preview; resolves to the set's id. */
async function importFile(page: Page): Promise<string> {
  await page.goto('/question-sets/import')
  const buffer = Buffer.from(FILE)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'week.csv', mimeType: 'text/csv', buffer })
  await page.getByText('1 question is ready. 2 need a hand.').waitFor()
  const rows = page.locator('.question-import-row')
  await rows.nth(0).getByRole('radio', { name: 'Answer 2 is correct' }).check()
  await rows.nth(2).getByRole('radio', { name: 'Answer 1 is correct' }).check()
  await page.getByText('3 questions are ready.').waitFor()
  await page.getByLabel('Title').fill('A week outside')
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Science')
  await page.getByRole('checkbox', { name: '8', exact: true }).check()
  await page.getByRole('button', { name: 'Import 3 questions' }).click()
  await page.getByRole('heading', { name: 'A week outside', level: 1 }).waitFor()
  await page.getByText(HOSTILE).waitFor()
  return must(new URL(page.url()).pathname.split('/').at(-1))
}

async function hostSet(page: Page, setId: string, mode: string) {
  await page.goto(`/host-game?set=${setId}`)
  await page.getByRole('radio', { name: mode }).check()
  await page.getByRole('button', { name: 'Create Game' }).click()
  return lobbyOf(page)
}

/** The share of right answers of a question, in the order of the set. */
const sharesOf = (page: Page) => page.locator('.game-report-facts b').allInnerTexts()

test("a teacher's week: from a file to a game, a report, a second answer and another game", async () => {
  const [host, student] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
  ])
  const { page } = host
  const setId = await importFile(page)

  // Monday: eight players and a projector.
  const game = await hostSet(page, setId, 'Career quest')
  const [screen] = await Promise.all([openScreen(host), join(student, game.code, 'Calm Fern')])
  // Last: a player who does not poll soon loses the place in the lobby.
  const bots = await joinBots(game.code, 7)
  await startGame(host, 8)
  // A bot polls once: not before the room has started.
  await questionOn(screen, 1)
  await Promise.all([
    answerOnPage(student.page, 1, 'An apiarist'),
    ...bots.map((bot, i) => botAnswers(bot, i < 4 ? 'A beekeeper' : 'An apiarist')),
  ])
  await closed(page)
  // A student immediately reports that this question has two right answers.
  await student.page.getByRole('button', { name: 'Something is wrong with this question' }).click()
  await student.page.getByRole('button', { name: 'Two answers are right' }).click()
  await student.page.getByText('Thank you. Whoever looks after the question will see it.').waitFor()
  await goOn(host)
  for (const one of [screen, student.page]) expect(await questionOn(one, 2)).toBe(HOSTILE)

  // The bell rings.
  await page.getByRole('button', { name: 'Pause', exact: true, disabled: false }).waitFor()
  await page.keyboard.press('p')
  await page.getByRole('heading', { name: 'Game paused' }).waitFor()
  await screen.getByRole('heading', { name: 'Paused' }).waitFor()
  await pauseIsKept(host)
  await isUntouched([page, screen, student.page])
  await screen.close()
  for (const one of [page, student.page]) await one.goto('about:blank')
  const { dataDir, port } = product
  await product.stop({ keepData: true })
  product = await startProduct({ dataDir, port })

  // Tuesday: the same seats.
  await page.goto(`${product.origin}/dashboard`)
  await page.getByRole('link', { name: /Resume/ }).click()
  await student.page.goto(`${product.origin}/game/${game.id}`)
  await student.page.getByText('Paused by your teacher').waitFor()
  await page.getByRole('button', { name: 'Resume', exact: true }).click()
  await page.getByRole('heading', { name: 'Game paused' }).waitFor({ state: 'detached' })
  for (const [number, right, wrong] of [
    [2, 'A tester', '=1+1'],
    [3, 'A roofer', 'A pilot'],
  ] as const) {
    await Promise.all([
      answerOnPage(student.page, number, right),
      ...bots.map((bot, i) => botAnswers(bot, i < 6 ? right : wrong)),
    ])
    await closed(page)
    await goOn(host)
  }
  await settled(host)
  await student.page.getByText('3/3', { exact: true }).waitFor()
  await expect.poll(() => student.page.locator('.pq-tiles-note').innerText()).toMatch(/^2 /)

  // Wednesday: the report, its file, and the second right answer.
  await page.getByRole('link', { name: 'Open the report' }).click()
  await expect.poll(() => sharesOf(page)).toEqual(['50% right', '88% right', '88% right'])
  const bees = page.locator('.game-report-question').filter({ hasText: BEES })
  await bees.getByText('1 report', { exact: true }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  const csv = readFileSync(must(await file.path()), 'utf8')
  expect(csv).toContain('Calm Fern')
  expect(csv).toContain("'=1+1")
  await bees.getByRole('button', { name: 'Accept this answer: An apiarist' }).click()
  await page.getByRole('button', { name: 'Accept the answer' }).click()
  await page.getByText('Accepted. The game was reckoned anew.').waitFor()
  await expect.poll(() => sharesOf(page)).toEqual(['88% right', '88% right', '100% right'])
  await page
    .getByRole('row', { name: /Calm Fern/ })
    .getByText('3 of 3')
    .waitFor()
  await isUntouched([page])

  // Thursday: a copy of the set, with the corrected question.
  await page.goto(`/question-sets/${setId}`)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('heading', { name: 'A week outside (Copy)', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Edit question 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Option C', { exact: true }).fill('A vet')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Question updated successfully!').waitFor()
  const copyId = must(new URL(page.url()).pathname.split('/').at(-1))

  // Friday: the same again in speed run.
  const next = await hostSet(page, copyId, 'Speed run')
  await join(student, next.code, 'Calm Fern')
  const quick = await joinBots(next.code, 1)
  await startGame(host, 2)
  await questionOn(page, 1)
  for (const [number, option] of [
    [1, 'A beekeeper'],
    [2, 'A tester'],
    [3, 'A roofer'],
  ] as const) {
    await Promise.all([
      answerOnPage(student.page, number, option),
      ...quick.map((bot) => botAnswers(bot, option)),
    ])
    await closed(page)
    await goOn(host)
  }
  await settled(host)
  await student.page.getByText('3/3', { exact: true }).waitFor()
  await isUntouched([page, student.page])
}, 240_000)
