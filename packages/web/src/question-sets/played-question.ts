import type { QuestionDraft } from '@pathquest/game-core/contracts'
import type { Json } from '@pathquest/game-core/json'
import type { OpenQuestion } from '@pathquest/game-core/questions/questions'
import type { QuestionStage, ResultStage } from '@pathquest/sdk/game/question-stage'

type Written = QuestionDraft & { id: string }

/** What players see of a question that a teacher wrote. */
export const playedQuestion = (question: Written): OpenQuestion => ({
  id: question.id,
  kind: question.kind,
  text: question.questionText,
  imageUrl: question.imageUrl,
  imageAlt: question.imageAlt,
  options: question.options.map(({ text }) => text),
  ...(question.kind === 'choice' ? {} : { shape: question.shape }),
  points: question.points,
  timeLimitSeconds: question.timeLimitSeconds,
  difficulty: question.difficulty,
  businessDriver: question.businessDriver,
})

/** A question out of its game: nobody else answers and no clock runs. */
const shown = (question: Written, index: number, total: number) => ({
  question: playedQuestion(question),
  index,
  total,
  openedAt: 0,
  deadline: null,
  limitMs: null,
  answeredCount: 0,
  presentCount: 0,
})

export const openStage = (question: Written, index: number, total: number): QuestionStage => ({
  name: 'question',
  ...shown(question, index, total),
})

/** With what is right, as a player sees it once the question is closed. */
export const closedStage = (
  question: Written,
  index: number,
  total: number,
  answer: Json,
): ResultStage => {
  const correctIndex = question.options.findIndex(({ isCorrect }) => isCorrect)
  return {
    name: 'result',
    ...shown(question, index, total),
    counts: [],
    nextAt: null,
    isLast: index === total - 1,
    solution: {
      correctIndex: correctIndex === -1 ? null : correctIndex,
      explanation: question.explanation,
      ...(question.kind === 'choice' ? {} : { of: question.solution }),
    },
    yourAnswer: answer,
    yourVerdict: null,
  }
}
