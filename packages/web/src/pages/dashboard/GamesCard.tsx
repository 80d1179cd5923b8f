import type { UserType } from '@pathquest/core/accounts/account-choices'
import type { GameRow } from '@pathquest/core/contracts'
import type { SessionStatus } from '@pathquest/core/rooms/game-choices'
import { modeName } from '@pathquest/modes/texts'
import {
  Badge,
  type BadgeVariant,
  buttonLook,
  Card,
  CodeText,
  EmptyState,
  WholeWords,
} from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronRightIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../formats'
import { dashboardMessages } from '../../messages/en/dashboard'
import './dashboard-rows.css'

interface GamesCardProps {
  games: readonly GameRow[]
  userType: UserType
}

/** Active Games of a teacher, Recent Games of everybody else. */
export function GamesCard({ games, userType }: GamesCardProps) {
  const t = useMessages(dashboardMessages)
  const isTeacher = userType === 'teacher'
  return (
    <Card
      className="dashboard-card"
      title={t(isTeacher ? 'dashboard.activeGames' : 'dashboard.recentGames')}
    >
      {games.length === 0 ? (
        <NoGames userType={userType} />
      ) : (
        <ul className="dashboard-rows">
          {games.map((game) => (
            <GameLine key={game.sessionId} game={game} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const STATUS: Record<
  SessionStatus,
  {
    variant: BadgeVariant
    key: 'dashboard.statusWaiting' | 'dashboard.statusInProgress' | 'dashboard.statusCompleted'
  }
> = {
  waiting: { variant: 'warning', key: 'dashboard.statusWaiting' },
  in_progress: { variant: 'success', key: 'dashboard.statusInProgress' },
  completed: { variant: 'default', key: 'dashboard.statusCompleted' },
}

const GameLine = memo(function GameLine({ game }: { game: GameRow }) {
  const t = useMessages(dashboardMessages)
  const { locale } = useLanguage()
  const status =
    game.pausedUntil === undefined
      ? STATUS[game.status]
      : { variant: 'info' as const, key: 'dashboard.statusPaused' as const }
  return (
    <li>
      <Link className="dashboard-row" to={`/game/${game.sessionId}`}>
        <span className="dashboard-row-main">
          <b className="dashboard-code">
            <CodeText code={game.gameCode} />
          </b>
          <span className="dashboard-row-title" lang={t.contentLang}>
            <WholeWords>{game.title}</WholeWords>
          </span>
          <span className="dashboard-row-note">
            {formatDay(game.createdAt, locale)}
            {' · '}
            {modeName(game.gameMode, locale)}
          </span>
          {game.pausedUntil !== undefined && (
            <span className="dashboard-row-note">
              {t('dashboard.pausedUntil', { date: formatDay(game.pausedUntil, locale) })}
            </span>
          )}
          {game.endedByFault && (
            <span className="dashboard-row-note">{t('dashboard.endedByFault')}</span>
          )}
        </span>
        {game.endedByFault ? (
          <Badge variant="danger">{t('dashboard.statusEndedEarly')}</Badge>
        ) : (
          <Badge variant={status.variant}>{t(status.key)}</Badge>
        )}
        {game.pausedUntil === undefined ? (
          <Icon icon={chevronRightIcon} />
        ) : (
          <span className="dashboard-row-way">
            {t('dashboard.resume')}
            <Icon icon={chevronRightIcon} />
          </span>
        )}
      </Link>
    </li>
  )
})

function NoGames({ userType }: { userType: UserType }) {
  const t = useMessages(dashboardMessages)
  if (userType === 'parent') return <EmptyState title={t('dashboard.noGames')} />
  const isTeacher = userType === 'teacher'
  return (
    <EmptyState
      title={t('dashboard.noGames')}
      text={t(isTeacher ? 'dashboard.noGamesTeacher' : 'dashboard.noGamesStudent')}
      action={
        <Link to={isTeacher ? '/host-game' : '/join-game'} {...buttonLook()}>
          {t(isTeacher ? 'dashboard.hostGame' : 'dashboard.joinGame')}
        </Link>
      }
    />
  )
}
