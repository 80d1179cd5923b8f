import type { GameReport, Json, ReportQuestion } from '@pathquest/game-core'
import type { Cell, Sheet } from './report-table'
import type { REPORT_TEXTS } from './report-texts'

interface Given {
  answer: Json
  /** null: forgotten before answers were counted. */
  count: number | null
  /** null: nothing is right or wrong. */
  isRight: boolean | null
}

export interface AnswersSheetWish {
  report: Pick<GameReport, 'players'>
  /** In the order of play. */
  questions: readonly ReportQuestion[]
  texts: (typeof REPORT_TEXTS)['en']
  answerText: (question: ReportQuestion['question'], answer: Json) => string | null
}

/** How often each answer was given: of a choice every option, of another kind what was answered. */
export const answersSheet = ({
  report,
  questions,
  texts: t,
  answerText,
}: AnswersSheetWish): Sheet => ({
  name: t.given,
  rows: [
    [t.number, t.question, t.option, t.answer, t.count, t.isRight, t.isAccepted],
    ...questions.flatMap((one) =>
      givenAnswers(report, one).map(({ answer, count, isRight }): Cell[] => [
        one.index + 1,
        one.question.text,
        one.question.kind === 'choice' ? letterOf(Number(answer)) : null,
        answerText(one.question, answer),
        count,
        isRight === null ? null : yesNo(isRight, t),
        yesNo(isAmong(one.accepted, answer), t),
      ]),
    ),
  ],
})

function givenAnswers({ players }: Pick<GameReport, 'players'>, one: ReportQuestion): Given[] {
  const { question, solution, counts, accepted } = one
  if (question.kind === 'choice') {
    const isSurvey = solution.correctIndex === null
    return question.options.map((_, answer) => ({
      answer,
      count: Array.isArray(counts) ? Number(counts[answer] ?? 0) : null,
      isRight: isSurvey ? null : solution.correctIndex === answer,
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
const letterOf = (option: number): string => String.fromCharCode(65 + option)

const yesNo = (is: boolean, { yes, no }: { yes: string; no: string }): string => (is ? yes : no)
