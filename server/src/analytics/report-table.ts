import type { GameReport } from '@pathquest/core'
import { answerText } from '@pathquest/kinds/answer-text'
import type { Language } from '../runtime/language'
import { answersSheet, type Sheet } from './answers-sheet'
import { REPORT_TEXTS } from './report-texts'

/** What makes a spreadsheet take text for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/** Text that stays text in every spreadsheet. */
export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** A report as sheets: who reached what with which answers, how each question went, what was chosen. */
export function reportTable(report: GameReport, language: Language): Sheet[] {
  const t = REPORT_TEXTS[language]
  const questions = [...report.questions].sort((a, b) => a.index - b.index)
  return [
    {
      name: t.students,
      rows: [
        [
          t.name,
          t.place,
          t.score,
          t.right,
          t.answered,
          t.asked,
          t.average,
          ...questions.map(({ index, question }) => `${index + 1}. ${question.text}`),
        ],
        ...report.players.map((player) => [
          player.displayName || t.forgotten,
          player.placement,
          player.score,
          player.correctAnswers,
          player.totalAnswers,
          player.askedQuestions,
          player.classScore,
          ...questions.map(({ question }) => {
            const given = player.answers.find(({ questionId }) => questionId === question.id)
            return given ? answerText(question, given.answer, language) : null
          }),
        ]),
      ],
    },
    {
      name: t.questions,
      rows: [
        [t.number, t.question, t.answers, t.rightAnswers, t.rightShare, t.seconds],
        ...questions.map((one) => [
          one.index + 1,
          one.question.text,
          one.answers,
          one.rightAnswers,
          one.rightShare === null ? null : Math.round(1000 * one.rightShare) / 10,
          one.averageTimeMs === null ? null : Math.round(one.averageTimeMs / 100) / 10,
        ]),
      ],
    },
    answersSheet({ report, questions, texts: t, language }),
  ]
}
