import type { GameResults, SessionSummary } from '@pathquest/game-core/contracts'
import type { GameView } from '@pathquest/game-core/rooms/views'
import { toApiError } from '@pathquest/sdk/api/error'
import { refreshIcon } from '@pathquest/sdk/art/icons'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { useMessages } from '@pathquest/sdk/messages'
import { Button, buttonLook, InlineError, Loading } from '@pathquest/sdk/ui'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useGameResults } from '../../api/results'
import { useSession } from '../../app/session'
import { gameMessages } from '../../messages/en/game'
import { useErrorText } from '../../messages/use-error-text'
import { LookBackQuestion } from './LookBackQuestion'
import './look-back.css'

export interface LookBackProps {
  game: LiveGame<GameView>
  session: SessionSummary
}

/** Below the results: the questions with their solutions, and the ways on. */
export function LookBack({ game, session }: LookBackProps) {
  const t = useMessages(gameMessages)
  const isOver = useSyncExternalStore(
    game.subscribe,
    () => game.getState().view?.stage.name === 'podium',
  )
  // Who comes back to a game of before wants to see it; a class that just ended is not asked for all.
  const [isWanted, setWanted] = useState(session.status === 'completed')
  if (!isOver) return null
  return (
    <section className="look-back pq">
      <h2>{t('lookBack.title')}</h2>
      {isWanted ? (
        <Review sessionId={session.id} />
      ) : (
        <Button onClick={() => setWanted(true)}>{t('lookBack.show')}</Button>
      )}
      <WaysOn />
    </section>
  )
}

function Review({ sessionId }: { sessionId: string }) {
  const t = useMessages(gameMessages)
  const errorText = useErrorText()
  const { data, error, refetch, isFetching } = useGameResults(sessionId, true)
  if (data) return <Questions results={data} />
  if (!error) return <Loading text={t('lookBack.loading')} />
  return (
    <InlineError
      action={
        <Button size="sm" icon={refreshIcon} busy={isFetching} onClick={() => void refetch()}>
          {t('gamePage.retry')}
        </Button>
      }
    >
      {errorText(toApiError(error))}
    </InlineError>
  )
}

function Questions({ results: { questions, you } }: { results: GameResults }) {
  const t = useMessages(gameMessages)
  if (questions.length === 0) return <p className="pq-muted">{t('lookBack.none')}</p>
  const hasAnswered = questions.some(({ answer }) => answer !== null)
  const isForgotten = you !== null && you.totalAnswers > 0 && !hasAnswered
  return (
    <>
      <p className="pq-muted">{t(isForgotten ? 'lookBack.forgotten' : 'lookBack.text')}</p>
      <ol className="look-back-list">
        {questions.map((asked) => (
          <LookBackQuestion
            key={asked.question.id}
            asked={asked}
            isOwn={you !== null && !isForgotten}
          />
        ))}
      </ol>
    </>
  )
}

function WaysOn() {
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
