import type { Frame } from 'playwright-core'
import { insertQuestionSet, openDatabase, plainQuestions } from '../../../scripts/harness/database'
import { dataDir, must } from '../../browser/support/browser'
import { THINKING_MS } from '../../browser/support/games'

const OPTIONS = plainQuestions(1).flatMap(({ options }) => options)

/** Creates a public set of this many plain questions, ten points each; resolves to its id. */
export function addPlainSet(title: string, questions: number): string {
  const database = openDatabase(dataDir)
  try {
    return insertQuestionSet(database, {
      title,
      timeLimitSeconds: 60,
      questions: plainQuestions(questions),
    })
  } finally {
    database.close()
  }
}

/** Waits for the question at this place of the game, thinks, picks an option and submits it. */
export async function answer(tool: Frame, place: number, isRight: boolean): Promise<void> {
  await tool.getByText(new RegExp(`^Question ${place} of`)).waitFor()
  const text = await tool.locator('.pq-question-text').innerText()
  const number = Number(must(/number (\d+)/.exec(text))[1])
  const option = must(OPTIONS[(number - 1 + (isRight ? 0 : 1)) % OPTIONS.length])
  await tool.waitForTimeout(THINKING_MS)
  const choice = tool.getByRole('radio').filter({ has: tool.getByText(option, { exact: true }) })
  await choice.click()
  await tool.getByRole('button', { name: 'Submit Answer' }).click()
}
