import type { ReviewedQuestion } from '@pathquest/core/contracts'
import { PlayerAnswers } from '@pathquest/kinds/Answers'
import { Badge } from '@pathquest/ui'
import { checkIcon, closeIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Explanation } from '@pathquest/ui/question'
import type { ResultStage } from '@pathquest/ui/question/question-stage'
import { isSurvey } from '@pathquest/ui/question/question-stage'
import { type ReactNode, useState } from 'react'
import { gameMessages } from '../../messages/en/game'
import { ReportQuestion } from './ReportQuestion'

export interface LookBackQuestionProps {
  /** Null: nothing can be reported. */
  sessionId: string | null
  asked: ReviewedQuestion
  /** Whoever looks had a seat: the own answer and how it was judged stand there as well. */
  isOwn: boolean
  /** Beside the verdict. */
  aside?: ReactNode
}

/** One question that is closed: how it went, and opened its answers and why. */
export function LookBackQuestion({ sessionId, asked, isOwn, aside }: LookBackQuestionProps) {
  const t = useMessages(gameMessages)
  const [isOpen, setOpen] = useState(false)
  const { question, answer, solution } = asked
  const stage = closedStage(asked)
  return (
    <li>
      <details className="look-back-item" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <b className="look-back-number">{asked.index + 1}</b>
          <span className="look-back-text" lang={t.contentLang}>
            {question.text}
          </span>
          {aside}
          {isOwn && !isSurvey(stage) && <Verdict asked={asked} />}
        </summary>
        {/* The pieces of its kind are fetched when somebody wants to see them. */}
        {isOpen && (
          <div className="look-back-open pq-widget">
            {question.imageUrl && (
              <img src={question.imageUrl} alt={question.imageAlt ?? ''} lang={t.contentLang} />
            )}
            <PlayerAnswers
              stage={stage}
              isAlone
              answer={answer}
              isOpen={false}
              isSending={false}
              onChoose={() => {}}
            />
            <Explanation text={solution.explanation} lang={t.contentLang} />
            {sessionId !== null && (
              <ReportQuestion sessionId={sessionId} questionId={question.id} />
            )}
          </div>
        )}
      </details>
    </li>
  )
}

function Verdict({ asked: { answer, verdict } }: { asked: ReviewedQuestion }) {
  const t = useMessages(gameMessages)
  if (answer === null || !verdict) return <Badge>{t('lookBack.noAnswer')}</Badge>
  return verdict.isCorrect ? (
    <Badge variant="success" icon={checkIcon}>
      {t('lookBack.correct', { points: verdict.pointsEarned })}
    </Badge>
  ) : (
    <Badge variant="danger" icon={closeIcon}>
      {t('lookBack.incorrect')}
    </Badge>
  )
}

/** As the class saw it right after it closed. */
const closedStage = ({
  question,
  index,
  solution,
  answer,
  verdict,
}: ReviewedQuestion): ResultStage => ({
  name: 'result',
  question,
  index,
  total: index + 1,
  openedAt: 0,
  deadline: null,
  limitMs: null,
  answeredCount: 0,
  presentCount: 0,
  counts: [],
  nextAt: null,
  isLast: false,
  solution,
  yourAnswer: answer,
  yourVerdict: verdict,
})
