import { COMPACT_LEADERBOARD_ROWS } from '@pathquest/core/rooms/game-choices'
import type { LeaderboardRow } from '@pathquest/core/rooms/views'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { type ReactNode, useId, useRef } from 'react'
import { CompactRow, FullRow } from './LeaderboardRow'
import { TieNote } from './TieNote'
import { useRowSwap } from './use-row-swap'

/** Props of `LeaderboardView`. */
export interface LeaderboardViewProps {
  /** In order of rank. Compact needs the first five and the player's own. */
  rows: readonly LeaderboardRow[]
  /** How many players there are, where `rows` does not hold them all. Default: as many as rows. */
  playerCount?: number | undefined
  /** `playerId` of the player at this screen, whose row is marked. */
  youId?: string | undefined
  /** `compact`: the first five, and below them your own row where it is none of these; `full`: everybody, with more about each. Default `compact`. */
  mode?: 'compact' | 'full' | undefined
  /** Level of the title, 1 to 4. Default 2. */
  headingLevel?: HeadingLevel | undefined
  /** Default "Leaderboard". */
  title?: string | undefined
  /** Beside the title, instead of how many players there are. */
  aside?: ReactNode
  /** A line between the title and the rows. */
  note?: ReactNode
  /** What stands where no rows are. */
  empty?: ReactNode
}

/**
 * Who stands where, from rows you have; nothing is fetched.
 * @example <LeaderboardView rows={rows} youId={you.playerId} mode="full" />
 */
export function LeaderboardView(props: LeaderboardViewProps) {
  const { rows, youId, mode = 'compact', headingLevel = 2, title, aside, note, empty } = props
  const t = useMessages(leaderboardMessages)
  const titleId = useId()
  const list = useRef<HTMLOListElement>(null)
  const isCompact = mode === 'compact'
  const shown = isCompact ? rows.slice(0, COMPACT_LEADERBOARD_ROWS) : rows
  const own = rows.slice(shown.length).find((row) => row.playerId === youId)
  const count = Math.max(props.playerCount ?? 0, rows.length)
  useRowSwap(list, shown.map((row) => row.playerId).join())
  const Row = isCompact ? CompactRow : FullRow
  const Heading = `h${headingLevel}` as 'h2'
  return (
    <section className="pq-card pq-board" data-mode={mode} aria-labelledby={titleId}>
      <div className="pq-card-head">
        <Heading className="pq-card-title" id={titleId}>
          {title ?? t('leaderboard.title')}
        </Heading>
        {aside ??
          (!isCompact && <span className="pq-muted">{t('leaderboard.players', { count })}</span>)}
      </div>
      {note}
      {shown.length === 0 && (
        <p className="pq-board-empty">
          {empty ?? t(isCompact ? 'leaderboard.waiting' : 'leaderboard.empty')}
        </p>
      )}
      <ol className="pq-board-rows" ref={list}>
        {shown.map((row) => (
          <Row key={row.playerId} row={row} isYou={row.playerId === youId} />
        ))}
      </ol>
      {!isCompact && <TieNote rows={shown} />}
      {isCompact && count > shown.length && shown.length > 0 && (
        <p className="pq-board-more">{t('leaderboard.more', { count: count - shown.length })}</p>
      )}
      {own && (
        <ul className="pq-board-rows pq-board-own">
          <CompactRow row={own} isYou />
        </ul>
      )}
    </section>
  )
}
