import { pause } from '../../../scripts/harness/wait'
import { origin } from '../../browser/support/browser'
import { THINKING_MS } from '../../browser/support/games'
import { rightOption, wrongOption } from '../../browser/support/questions'
import type { Page } from '../driver/page'

const SET = 'Start a Food Truck'

/** Fills the form of /host-game for a career quest by hand of two questions; the code of its lobby. */
export async function hostByForm(page: Page): Promise<string> {
  await page.goto(`${origin}/host-game`)
  await page.getByRole('radio', { name: 'Industry' }).check()
  await page.getByRole('searchbox', { name: 'Search' }).fill(SET)
  const pick = (name: string) => page.getByRole('radio', { name }).check()
  await pick(SET)
  await pick('Career quest')
  await pick('Manual')
  await page.getByLabel('Time for answers').selectOption('2')
  await pick('By driver')
  await page.getByLabel('Business driver').selectOption('people')
  await page.getByRole('button', { name: 'Create Game' }).click()
  const plate = await page.getByRole('img', { name: /^Game code/ }).getAttribute('aria-label')
  return (plate ?? '').replace('Game code', '').replaceAll(' ', '')
}

export async function fillJoinForm(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`${origin}/join-game`)
  await page.getByLabel('Game code').fill(code)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Join Game' }).click()
}

export async function join(page: Page, code: string, name: string): Promise<void> {
  await fillJoinForm(page, code, name)
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
}

export async function startGame(page: Page, players: number): Promise<void> {
  await page.getByRole('heading', { name: new RegExp(`^${players} players?$`) }).waitFor()
  await page.getByRole('button', { name: 'Start Game' }).click()
}

/** Waits for the question, thinks, picks an option and submits it. */
export async function answer(page: Page, number: number, isRight = true): Promise<void> {
  await page.getByText(new RegExp(`^Question ${number} of`)).waitFor()
  const question = await page.locator('.pq-question-text').innerText()
  await pause(THINKING_MS)
  const option = isRight ? rightOption(question) : wrongOption(question)
  await page.getByRole('radio', { name: option }).click()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
}

const howTheClassAnswered = (page: Page) =>
  page.getByRole('list', { name: 'How the class answered' })

/** The host sees the question closed: how the class answered. */
export const closed = (page: Page): Promise<void> => howTheClassAnswered(page).waitFor()

/** Presses the host's next step, until the result has disappeared. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Next Question|End Game)$/ }).click()
  await howTheClassAnswered(page).isGone()
}
