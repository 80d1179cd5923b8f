import type { GameReport, Json, ReportQuestion } from '@pathquest/core'
import { selectedOption, shapeOf, solutionIn } from '@pathquest/core/questions/documented-fields'
import { answerText } from '@pathquest/kinds/answer-text'
import { findForm } from '@pathquest/kinds/catalogue'
import type { Language } from '../runtime/language'
import type { REPORT_TEXTS } from './report-texts'

export type Cell = string | number | null

/** One sheet of a downloaded report; the first row names the columns. */
export interface Sheet {
  name: string
  rows: Cell[][]
}

interface Given {
  answer: Json
  /** null: forgotten before answers were counted. */
  count: number | null
  /** null: nothing is right or wrong. */
  isRight: boolean | null
}

interface AnswersSheetRequest {
  report: Pick<GameReport, 'players' | 'byCounts'>
  /** In the order of play. */
  questions: readonly ReportQuestion[]
  texts: (typeof REPORT_TEXTS)['en']
  language: Language
}

/** How often each answer was given: all there are, if the kind lists them, else what was answered. */
export const answersSheet = ({
  report,
  questions,
  texts: t,
  language,
}: AnswersSheetRequest): Sheet => ({
  name: t.given,
  rows: [
    [t.number, t.question, t.option, t.answer, t.count, t.isRight, t.isAccepted],
    ...questions.flatMap((one) =>
      givenAnswers(report, one).map(({ answer, count, isRight }): Cell[] => [
        one.index + 1,
        one.question.text,
        letterOf(selectedOption(one.question.kind, answer)),
        answerText(one.question, answer, language),
        count,
        isRight === null ? null : yesNo(isRight, t),
        yesNo(isAmong(one.accepted, answer), t),
      ]),
    ),
  ],
})

function givenAnswers(
  { players, byCounts }: AnswersSheetRequest['report'],
  one: ReportQuestion,
): Given[] {
  const { question, solution, counts, accepted } = one
  const { kind } = question
  const asked = { shape: shapeOf(question) as Json, solution: solutionIn(kind, solution) }
  const form = findForm(kind)
  // Nobody's answer is known of a class that was counted.
  const counted = byCounts && counts !== null ? form?.counted : undefined
  const tallied = (form?.tally ?? counted)?.(asked, counts)
  if (tallied) {
    const isSurvey = asked.solution === null
    return tallied.map(({ answer, count, isRight }) => ({
      answer,
      count: counts === null ? null : count,
      isRight: isSurvey ? null : isRight,
    }))
  }
  const found = new Map<string, Given & { count: number }>()
  for (const { answers } of players) {
    const given = answers.find(({ questionId }) => questionId === question.id)
    if (!given) continue
    const { answer, share } = given
    const key = JSON.stringify(answer)
    const known = found.get(key)
    if (known) known.count += 1
    else {
      const isRight = share === null ? null : share === 1 && !isAmong(accepted, answer)
      found.set(key, { answer, count: 1, isRight })
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count)
}

const isAmong = (answers: readonly Json[], answer: Json): boolean =>
  answers.some((one) => JSON.stringify(one) === JSON.stringify(answer))

/** As tiles and the projector show it. */
const letterOf = (option: number | null): string | null =>
  option === null ? null : String.fromCharCode(65 + option)

const yesNo = (is: boolean, { yes, no }: { yes: string; no: string }): string => (is ? yes : no)
