import type { GameReport, ReportQuestion } from '@pathquest/core/contracts'
import { selectedOption, shapeOf, solutionIn } from '@pathquest/core/questions/documented-fields'
import { answerText } from '@pathquest/kinds/answer-text'
import { findForm } from '@pathquest/kinds/catalogue'
import { optionLetter } from '@pathquest/ui/art'

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

/** The sign that the option bears on tiles and the projector; null: the kind has no options. */
export function answerLetter({ kind }: ReportQuestion['question'], answer: Answer): string | null {
  const option = selectedOption(kind, answer)
  return option === null ? null : optionLetter(option)
}

/** Every answer there is, if its kind can list them; else what was answered, the most frequent first. */
export function givenAnswers(
  { players }: Pick<GameReport, 'players'>,
  { question, solution, counts, accepted }: ReportQuestion,
  locale: string,
): GivenAnswer[] {
  const { kind } = question
  const isAccepted = (answer: Answer) =>
    accepted.some((one) => JSON.stringify(one) === JSON.stringify(answer))
  const textOf = (answer: Answer) => answerText(question, answer, locale) ?? ''
  const asked = { shape: shapeOf(question) as Answer, solution: solutionIn(kind, solution) }
  const tallied = findForm(kind)?.tally?.(asked, counts)
  if (tallied) {
    return tallied.map(({ answer, ...told }) => ({
      ...told,
      key: JSON.stringify(answer),
      answer,
      text: textOf(answer),
      isAccepted: isAccepted(answer),
    }))
  }
  const found = new Map<string, GivenAnswer>()
  for (const one of players.flatMap(({ answers }) => answers)) {
    if (one.questionId !== question.id) continue
    const { answer } = one
    const key = JSON.stringify(answer)
    const known = found.get(key)
    if (known) known.count += 1
    else {
      const isNew = isAccepted(answer)
      const isRight = one.share === 1 && !isNew
      found.set(key, { key, answer, text: textOf(answer), count: 1, isRight, isAccepted: isNew })
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count)
}
