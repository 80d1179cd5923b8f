import type { RunningGame } from '@pathquest/core/contracts'
import { modeName } from '@pathquest/modes/texts'
import { Badge, Card } from '@pathquest/ui'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { figuresMessages } from '../../messages/en/figures'
import { useClassLabel } from '../classes/class-note'
import './running-games.css'

interface RunningGamesProps {
  games: readonly RunningGame[]
  /** On the page of a class: how many students it has. */
  students?: number
}

/** Games that are open, with their figures as they move. That one begins or ends is announced. */
export function RunningGames({ games, students }: RunningGamesProps) {
  const t = useMessages(figuresMessages)
  const hadGames = useRef(false)
  const started = games.filter(({ status }) => status === 'in_progress').length
  if (started > 0) hadGames.current = true
  return (
    <>
      <p role="status" className="pq-hidden">
        {started > 0
          ? t('gameFigures.runningNow', { count: started })
          : hadGames.current && t('gameFigures.over')}
      </p>
      {games.length > 0 && (
        <Card title={t('gameFigures.running')} className="running-games">
          <ul>
            {games.map((game) => (
              <li key={game.sessionId}>
                <RunningHead game={game} isOnClassPage={students !== undefined} />
                <RunningFigures game={game} students={students} />
              </li>
            ))}
          </ul>
          <p className="pq-muted">{t('gameFigures.follows')}</p>
        </Card>
      )}
    </>
  )
}

function RunningHead({ game, isOnClassPage }: { game: RunningGame; isOnClassPage: boolean }) {
  const t = useMessages(figuresMessages)
  const { locale } = useLanguage()
  const labelOf = useClassLabel()
  const { sessionId, questionSetTitle: title, class: ofClass } = game
  return (
    <div className="running-games-head">
      <div>
        {game.isHost ? (
          <Link className="pq-link" to={`/game/${sessionId}`} lang={t.contentLang}>
            {title}
          </Link>
        ) : (
          <b lang={t.contentLang}>{title}</b>
        )}
        <span className="pq-muted">
          {modeName(game.gameMode, locale)}
          {ofClass && !isOnClassPage && ` · ${labelOf({ ...ofClass, grade: null })}`}
        </span>
      </div>
      <Stand game={game} />
    </div>
  )
}

/** Where the game is. */
function Stand({ game: { status, isPaused, question, questions } }: { game: RunningGame }) {
  const t = useMessages(figuresMessages)
  if (status === 'waiting') return <Badge variant="warning">{t('gameFigures.lobby')}</Badge>
  if (isPaused) return <Badge>{t('gameFigures.paused')}</Badge>
  return (
    <Badge variant="success">
      {question === null
        ? t('gameFigures.ownPace')
        : t('gameFigures.question', { question, all: questions })}
    </Badge>
  )
}

function RunningFigures({ game, students }: { game: RunningGame; students: number | undefined }) {
  const t = useMessages(figuresMessages)
  const { locale } = useLanguage()
  const { players, present, open, answers, accuracy, status } = game
  const show = (value: number) => formatNumber(locale, value)
  const partOf = (part: number, all: number) => t('gameFigures.presentOf', { present: part, all })
  return (
    <dl className="running-games-figures">
      <Figure label={t('gameFigures.players')}>{show(players)}</Figure>
      {present !== null && students !== 0 && (
        <Figure label={t('gameFigures.present')}>
          {students === undefined ? show(present) : partOf(present, students)}
        </Figure>
      )}
      {status === 'in_progress' && (
        <>
          {open && open.of > 0 && (
            <Figure label={t('gameFigures.answeredNow')}>{partOf(open.answered, open.of)}</Figure>
          )}
          <Figure label={t('gameFigures.answers')}>{show(answers)}</Figure>
          <Figure label={t('gameFigures.right')}>
            {accuracy === null ? (
              <>
                <span aria-hidden="true">{t('gameFigures.none')}</span>
                <span className="pq-hidden">{t('gameFigures.noAnswers')}</span>
              </>
            ) : (
              t('gameFigures.percent', { percent: accuracy })
            )}
          </Figure>
        </>
      )}
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
