import type { GameReport, QuestionSetDetail } from '@pathquest/core/contracts'
import { chromium, type Page } from 'playwright-core'
import { HostedGame } from '../../harness/hosted-game'
import { type PlayerApi, playerApi } from '../../harness/player-api'
import { PollingPlayer } from '../../harness/polling-player'
import type { Product } from '../../harness/product'
import { thinkMs } from '../../harness/socket-player'
import { pause, until } from '../../harness/wait'
import { chromiumFlags, ensureChromium } from '../../test/chromium.mjs'
import { isThere, pageOf } from './shown'

const TEXT = 'Bakers begin before dawn.'

/** Whether a question of the kind can be written, and its answers are shown in a report. */
export async function writtenAndReported(product: Product, mode: string, kindName: string) {
  const api = playerApi(product.origin)
  const cookie = await api.signUp('teacher')
  const set = { title: 'A set of the drill', subject: 'Science', gradeLevel: [8] }
  const wish = { cookie, body: set }
  const { id } = (await api.call<QuestionSetDetail>('POST', '/api/question-sets', wish)).json
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
  })
  try {
    const page = await pageOf(browser, product, cookie)
    const editorKind = await isThere(() =>
      write(page, `${product.origin}/question-sets/${id}`, kindName),
    )
    const reportKind = await isThere(async () => {
      const gameId = await playOnce(api, cookie, { questionSetId: id, gameMode: mode })
      await read(page, `${product.origin}/analytics/games/${gameId}`)
    })
    return { editorKind, reportKind }
  } finally {
    await browser.close()
  }
}

async function write(page: Page, set: string, kindName: string) {
  await page.goto(set)
  await page.getByRole('button', { name: 'Add First Question' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Kind of question' }).selectOption(kindName)
  await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill(TEXT)
  await dialog.getByRole('button', { name: 'Add question' }).click()
  await dialog.getByText('Mark what is right.').waitFor()
  await dialog.getByRole('radio', { name: 'True' }).check()
  await dialog.getByRole('button', { name: 'Add question' }).click()
  await page.locator('.question-body').getByText('Correct answer: True').waitFor()
}

/** One player answers false; resolves to the game's id, once it is settled. */
async function playOnce(api: PlayerApi, cookie: string, wish: object): Promise<string> {
  const game = await HostedGame.open(api, cookie, wish)
  const { seatToken } = await game.join('Calm Fern')
  const player = new PollingPlayer(game, seatToken)
  await player.view()
  await game.press('start')
  const { id: questionId } = await until('the question', async () => {
    const { stage } = await player.view()
    return stage.name === 'question' && stage.question
  })
  await pause(thinkMs)
  await player.move({ type: 'answer', questionId, answer: false })
  await game.press('end')
  await until(
    'the report',
    async () => {
      const report = `/api/analytics/games/${game.id}`
      const found = await api.call<GameReport>('GET', report, { cookie }).catch((error) => {
        // Not settled yet.
        if (error instanceof Error && / (404|409) /.test(error.message)) return null
        throw error
      })
      return found?.json.players.length === 1
    },
    { everyMs: 200 },
  )
  return game.id
}

async function read(page: Page, report: string) {
  await page.goto(report)
  const answers = page.locator('.game-report-answers > li')
  await answers.filter({ hasText: /^True/ }).and(page.locator('[data-right]')).waitFor()
  await answers.filter({ hasText: /^False.*1/ }).waitFor()
}
