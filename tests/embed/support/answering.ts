import type { Page } from 'playwright-core'
import { pick, THINKING_MS } from '../../browser/support/games'
import { rightOption, wrongOption } from '../../browser/support/questions'

/** The question is on the page. Class names of the script tag are private: the text is checked. */
export const questionStands = (page: Page, question: string): Promise<void> =>
  page.getByText(question, { exact: true }).waitFor()

/** Waits for the question, thinks, picks the option and submits it. */
export async function answerQuestion(page: Page, question: string, isRight = true): Promise<void> {
  await questionStands(page, question)
  await page.waitForTimeout(THINKING_MS)
  await pick(page, isRight ? rightOption(question) : wrongOption(question))
  await page.getByRole('button', { name: 'Submit Answer' }).click()
}
