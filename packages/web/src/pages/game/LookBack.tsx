import type { GameResults } from '@pathquest/core/contracts'
import type { GameView } from '@pathquest/core/rooms/views'
import { toApiError } from '@pathquest/sdk/api/error'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { Button, buttonLook, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useGameResults } from '../../api/results'
import { gameMessages } from '../../messages/en/game'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { InEnglishNote } from '../../shell/InEnglishNote'
import { RetryError } from '../../shell/RetryError'
import { LookBackQuestion } from './LookBackQuestion'
import './look-back.css'

export interface LookBackProps {
  game: LiveGame<GameView>
  sessionId: string
  /** Who comes back to a game of before wants to see it; a class that just ended is not asked for all. */
  wasOver?: boolean
  /** Where no tab keeps the seat. */
  seatToken?: string
  /** The ways on. */
  children?: ReactNode
}

/** Below the results: the questions with their solutions. */
export function LookBack({ game, sessionId, wasOver, seatToken, children }: LookBackProps) {
  const t = useMessages(gameMessages)
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
  const t = useMessages(gameMessages)
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
  const t = useMessages(gameMessages)
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

/** From a game of the app to its other pages. */
export function NextActions() {
  const t = useMessages(gameMessages)
  const { user } = useSession()
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
