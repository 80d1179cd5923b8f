import './look-back.css'
import type { GameResults, ReviewedQuestion } from '@pathquest/core/contracts'
import type { GameView } from '@pathquest/core/rooms/views'
import { PlayerAnswers } from '@pathquest/kinds/Answers'
import { toApiError } from '@pathquest/sdk/api/error'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { checkIcon, closeIcon } from '@pathquest/ui/art/icons'
import { Badge } from '@pathquest/ui/Badge'
import { Button, buttonLook } from '@pathquest/ui/Button'
import { Loading } from '@pathquest/ui/Loading'
import { useMessages } from '@pathquest/ui/messages'
import { Explanation } from '@pathquest/ui/question/Question'
import { isSurvey, type ResultStage } from '@pathquest/ui/question/question-stage'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useGameResults } from '../../api/games'
import { lookBackMessages } from '../../messages/en/look-back'
import { useErrorText } from '../../messages/use-error-text'
import { useVisitor } from '../../session/visitor'
import { InEnglishNote } from '../../shell/LoadFailed'
import { useNavigation } from '../../shell/navigation'
import { RetryError } from '../../shell/RetryError'
import { ReportQuestion } from './ReportQuestion'

interface LookBackQuestionProps {
  /** Null: nothing can be reported. */
  sessionId: string | null
  asked: ReviewedQuestion
  /** The viewer had a seat: their own answer and its verdict are shown as well. */
  isOwn: boolean
  /** Beside the verdict. */
  aside?: ReactNode
}

/** One closed question: a summary, expandable to its answers and explanation. */
export function LookBackQuestion({ sessionId, asked, isOwn, aside }: LookBackQuestionProps) {
  const t = useMessages(lookBackMessages)
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
        {/* The components of its kind are loaded on demand. */}
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
  const t = useMessages(lookBackMessages)
  if (answer === null || !verdict) return <Badge>{t('lookBack.noAnswer')}</Badge>
  if (verdict.isCorrect || verdict.isPartly) {
    return (
      <Badge variant={verdict.isCorrect ? 'success' : 'warning'} icon={checkIcon}>
        {t(verdict.isCorrect ? 'lookBack.correct' : 'lookBack.partly', {
          points: verdict.pointsEarned,
        })}
      </Badge>
    )
  }
  return (
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

interface LookBackProps {
  game: LiveGame<GameView>
  sessionId: string
  /**
   * Opened after the game had ended: expanded; for a class whose game just ended it is collapsed.
   */
  wasOver?: boolean
  /** If no tab stores the seat. */
  seatToken?: string
  /** Further actions. */
  children?: ReactNode
}

/** Below the results: the questions with their solutions. */
export function LookBack({ game, sessionId, wasOver, seatToken, children }: LookBackProps) {
  const t = useMessages(lookBackMessages)
  const isOver = useSyncExternalStore(
    game.subscribe,
    () => game.getState().view?.stage.name === 'podium',
  )
  const [isWanted, setWanted] = useState(wasOver ?? false)
  if (!isOver) return null
  return (
    <section className="look-back pq">
      <h2>{t('lookBack.title')}</h2>
      {isWanted ? (
        <Review sessionId={sessionId} seatToken={seatToken} />
      ) : (
        <Button onClick={() => setWanted(true)}>{t('lookBack.show')}</Button>
      )}
      {children}
    </section>
  )
}

function Review({ sessionId, seatToken }: Pick<LookBackProps, 'sessionId' | 'seatToken'>) {
  const t = useMessages(lookBackMessages)
  const errorText = useErrorText()
  const { data, error, refetch, isFetching } = useGameResults(sessionId, {
    enabled: true,
    seatToken,
  })
  if (data) return <Questions sessionId={sessionId} results={data} />
  if (!error) return <Loading text={t('lookBack.loading')} />
  return (
    <RetryError busy={isFetching} onRetry={() => void refetch()}>
      {errorText(toApiError(error))}
    </RetryError>
  )
}

interface QuestionsProps {
  sessionId: string
  results: GameResults
}

function Questions({ sessionId, results: { questions, you } }: QuestionsProps) {
  const t = useMessages(lookBackMessages)
  if (questions.length === 0) return <p className="pq-muted">{t('lookBack.none')}</p>
  const hasAnswered = questions.some(({ answer }) => answer !== null)
  const isForgotten = you !== null && you.totalAnswers > 0 && !hasAnswered
  return (
    <>
      <p className="pq-muted">{t(isForgotten ? 'lookBack.forgotten' : 'lookBack.text')}</p>
      <InEnglishNote />
      <ol className="look-back-list">
        {questions.map((asked) => (
          <LookBackQuestion
            key={asked.question.id}
            sessionId={sessionId}
            asked={asked}
            isOwn={you !== null && !isForgotten}
          />
        ))}
      </ol>
    </>
  )
}

/** Links from a game of the app to its other pages. */
export function NextActions() {
  const t = useMessages(lookBackMessages)
  const { user } = useVisitor()
  const { Link } = useNavigation()
  return (
    <nav className="look-back-ways" aria-label={t('lookBack.waysOn')}>
      <Link to="/careers" {...buttonLook({ variant: 'ghost' })}>
        {t('lookBack.careers')}
      </Link>
      {user && (
        <Link to="/collection" {...buttonLook({ variant: 'ghost' })}>
          {t('lookBack.collection')}
        </Link>
      )}
    </nav>
  )
}
