import type { GameReport, ReportQuestion } from '@pathquest/game-core/contracts'
import { optionLetter } from '@pathquest/sdk/art'

type Answer = ReportQuestion['counts']

/** One answer to a question, with how many gave it. */
export interface GivenAnswer {
  key: string
  answer: Answer
  text: string
  count: number
  isRight: boolean
  isAccepted: boolean
}

/** As the question shows it; another kind's answer in its own form. */
export function answerText({ kind, options }: ReportQuestion['question'], answer: Answer): string {
  if (kind === 'choice' && typeof answer === 'number') return options[answer] ?? ''
  return typeof answer === 'string' ? answer : JSON.stringify(answer)
}

/** The sign that the option bears on tiles and the projector; null: the kind has no options. */
export const answerLetter = ({ kind }: ReportQuestion['question'], answer: Answer) =>
  kind === 'choice' && typeof answer === 'number' ? optionLetter(answer) : null

/** Every option of a choice; of another kind what was answered, the most frequent first. */
export function givenAnswers(
  { players }: Pick<GameReport, 'players'>,
  { question, solution, counts, accepted }: ReportQuestion,
): GivenAnswer[] {
  const isAccepted = (answer: Answer) =>
    accepted.some((one) => JSON.stringify(one) === JSON.stringify(answer))
  if (question.kind === 'choice') {
    const numbers = Array.isArray(counts) ? counts : []
    return question.options.map((text, answer) => ({
      key: String(answer),
      answer,
      text,
      count: Number(numbers[answer] ?? 0),
      isRight: solution.correctIndex === answer,
      isAccepted: isAccepted(answer),
    }))
  }
  const found = new Map<string, GivenAnswer>()
  for (const one of players.flatMap(({ answers }) => answers)) {
    if (one.questionId !== question.id) continue
    const key = JSON.stringify(one.answer)
    const known = found.get(key)
    if (known) known.count += 1
    else {
      const text = answerText(question, one.answer)
      const isNew = isAccepted(one.answer)
      const isRight = one.share === 1 && !isNew
      found.set(key, { key, answer: one.answer, text, count: 1, isRight, isAccepted: isNew })
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count)
}
