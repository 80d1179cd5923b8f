import type { GameReport } from '@pathquest/core/contracts'
import { useMessages } from '@pathquest/ui/messages'
import { analyticsMessages } from '../../messages/en/analytics'
import { PlayQuestions } from './PlayQuestions'

const HARDEST = 3

/** Ids of the questions that the class knew least, without surveys and unanswered ones. */
export const hardestQuestionIds = ({ questions }: Pick<GameReport, 'questions'>): string[] =>
  questions
    .flatMap(({ question, rightShare }) =>
      rightShare === null ? [] : { id: question.id, rightShare },
    )
    .sort((a, b) => a.rightShare - b.rightShare)
    .slice(0, HARDEST)
    .map(({ id }) => id)

/** Plays the questions that the class knew least again, in a game for the same class. */
export function PlayHardest({ report }: { report: GameReport }) {
  const t = useMessages(analyticsMessages)
  const questionIds = hardestQuestionIds(report)
  if (questionIds.length === 0) return null
  return (
    <PlayQuestions of={report} questionIds={questionIds} classId={report.ofClass?.id}>
      {questionIds.length === 3
        ? t('report.playThree')
        : t('report.playHardest', { count: questionIds.length })}
    </PlayQuestions>
  )
}
