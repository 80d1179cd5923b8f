import { COMPACT_LEADERBOARD_ROWS } from '@pathquest/core/rooms/game-choices'
import type { ScreenView } from '@pathquest/core/rooms/views'
import { CodeText } from '@pathquest/ui/art/CodeText'
import { Logo } from '@pathquest/ui/art/Logo'
import { Ridge } from '@pathquest/ui/art/Ridge'
import { Badge } from '@pathquest/ui/Badge'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { screenMessages } from '@pathquest/ui/messages/en/screen'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Medal } from '@pathquest/ui/Standing'
import type { ReactNode } from 'react'

/** The name at the left, badges at the right. */
export function ScreenHead({ route, children }: { route?: string; children?: ReactNode }) {
  const t = useMessages(gameMessages)
  return (
    <header className="pq-screen-head">
      <span className="pq-logo">
        <Logo name={t('game.brand')} route={route} />
      </span>
      {children}
    </header>
  )
}

/** What somebody who comes late types in. */
export function ScreenCode({ code }: { code: string }) {
  const t = useMessages(gameMessages)
  return (
    <Badge variant="reward" className="pq-screen-code">
      <span className="pq-hidden">{t('game.code')} </span>
      <CodeText code={code} />
    </Badge>
  )
}

/** The first five at the lower edge; in a team game the teams. */
export function ScreenStrip({ view }: { view: ScreenView }) {
  const t = useMessages(gameMessages)
  const screen = useMessages(screenMessages)
  const rows = view.teams
    ? [...view.teams]
        .sort((a, b) => a.rank - b.rank || a.number - b.number)
        .map(({ teamId, number, rank, score }) => ({
          id: teamId,
          name: t('game.team', { number }),
          rank,
          score,
        }))
    : view.leaderboard.map(({ playerId, displayName, rank, score }) => ({
        id: playerId,
        name: displayName,
        rank,
        score,
      }))
  const shown = rows.slice(0, view.teams ? 6 : COMPACT_LEADERBOARD_ROWS)
  const others = view.teams ? 0 : Math.max(view.playerCount, rows.length) - shown.length
  return (
    <footer className="pq-screen-strip">
      <Ridge seed={view.game.gameCode} width={1920} height={30} fill="var(--pq-pine)" />
      <ol>
        {shown.map((row) => (
          <li key={row.id}>
            <Medal place={row.rank} size={64} outline />
            <span className="pq-screen-name">{row.name}</span>
            <b className="pq-screen-score">{Math.round(row.score)}</b>
          </li>
        ))}
        {others > 0 && <li data-more>{screen('screen.morePlayers', { count: others })}</li>}
      </ol>
    </footer>
  )
}
