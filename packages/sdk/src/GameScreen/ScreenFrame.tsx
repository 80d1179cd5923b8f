import { COMPACT_LEADERBOARD_ROWS } from '@pathquest/core/rooms/game-choices'
import { rankedTeams } from '@pathquest/core/rooms/leaderboard'
import type { HostCommandName } from '@pathquest/core/rooms/messages'
import type { ScreenView } from '@pathquest/core/rooms/views'
import { CodeText } from '@pathquest/ui/art/CodeText'
import { Logo } from '@pathquest/ui/art/Logo'
import { Ridge } from '@pathquest/ui/art/landscape/Ridge'
import { Badge } from '@pathquest/ui/Badge'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { screenMessages } from '@pathquest/ui/messages/en/screen'
import { shownStepMessages } from '@pathquest/ui/messages/en/shown-step'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Medal } from '@pathquest/ui/Standing'
import type { ReactNode } from 'react'
import { ShownPictures } from '../game/ShownPictures'
import type { LiveGameState } from '../live/live-state'

/** Slots for a page. */
export interface ScreenSlots {
  /** Replaces code and address, where players join in another way. */
  entry?: ReactNode
  /** As people type it, e.g. "pathquest.app/join-game". */
  joinAddress?: string
  /** A QR code of the join link; drawn on white. */
  qr?: ReactNode
  assetOrigin?: string
}

export interface GameScreenViewProps extends ScreenSlots {
  state: LiveGameState<ScreenView>
  /** A frozen clock, for stories. */
  now?: number
  /** The host's keyboard shortcuts work here, too. */
  onCommand?: (command: HostCommandName) => void
}

/** The parts of the projector once there is a view. */
export interface ScreenPartProps extends GameScreenViewProps {
  view: ScreenView
}

/** The pictures for late players, only while somebody has yet to tap them. */
export function ScreenStep({ view, state, now, entry }: ScreenPartProps) {
  const t = useMessages(shownStepMessages)
  const { secondStep, joinable } = view
  if (!secondStep || secondStep.choosing === 0 || !joinable || entry) return null
  return (
    <section className="pq-screen-late" aria-label={t('step.shown')}>
      <ShownPictures shown={secondStep} clockOffsetMs={state.clockOffsetMs} now={now} />
    </section>
  )
}

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

/** The code for late players. */
export function ScreenCode({ code }: { code: string }) {
  const t = useMessages(gameMessages)
  return (
    <Badge variant="reward" className="pq-screen-code">
      <span className="pq-hidden">{t('game.code')} </span>
      <CodeText code={code} />
    </Badge>
  )
}

/** The first five at the lower edge; in a team game the teams; nobody in a game without places. */
export function ScreenStrip({ view }: { view: ScreenView }) {
  const t = useMessages(gameMessages)
  const screen = useMessages(screenMessages)
  const hasPlaces = view.game.ends === 'ranked'
  const rows = view.teams
    ? rankedTeams(view.teams).map(({ teamId, number, rank, score }) => ({
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
  const shown = hasPlaces ? rows.slice(0, view.teams ? 6 : COMPACT_LEADERBOARD_ROWS) : []
  const others =
    view.teams || !hasPlaces ? 0 : Math.max(view.playerCount, rows.length) - shown.length
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
