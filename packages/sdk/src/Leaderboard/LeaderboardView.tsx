import { COMPACT_LEADERBOARD_ROWS } from '@pathquest/game-core/constants'
import type { LeaderboardRow } from '@pathquest/game-core/views'
import { type ReactNode, useId, useRef } from 'react'
import { leaderboardMessages } from '../messages/en/leaderboard'
import { useMessages } from '../messages/MessagesProvider'
import type { HeadingLevel } from '../ui/Card'
import { CompactRow } from './CompactRow'
import { FullRow } from './FullRow'
import { useRowSwap } from './use-row-swap'

/** Props of `LeaderboardView`. */
export interface LeaderboardViewProps {
  /** In order of rank. Compact needs the first five and the player's own. */
  rows: readonly LeaderboardRow[]
  /** How many players there are, where `rows` does not hold them all. Default: as many as rows. */
  playerCount?: number
  /** `playerId` of the player at this screen, whose row is marked. */
  youId?: string
  /** `compact`: the first five and your own row; `full`: everybody, with more about each. Default `compact`. */
  mode?: 'compact' | 'full'
  /** Level of the title, 1 to 4. Default 2. */
  headingLevel?: HeadingLevel
  /** Default "Leaderboard". */
  title?: string
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
  const { rows, youId, mode = 'compact', headingLevel = 2, note } = props
  const t = useMessages(leaderboardMessages)
  const titleId = useId()
  const list = useRef<HTMLOListElement>(null)
  const compact = mode === 'compact'
  const shown = compact ? compactRows(rows, youId) : rows
  const count = Math.max(props.playerCount ?? 0, rows.length)
  useRowSwap(list, shown.map((row) => row.playerId).join())
  const Heading = `h${headingLevel}` as 'h2'
  return (
    <section className="pq-card pq-board" data-mode={mode} aria-labelledby={titleId}>
      <div className="pq-card-head">
        <Heading className="pq-card-title" id={titleId}>
          {props.title ?? t('leaderboard.title')}
        </Heading>
        {props.aside ??
          (!compact && <span className="pq-muted">{t('leaderboard.players', { count })}</span>)}
      </div>
      {note}
      {shown.length === 0 && (
        <p className="pq-board-empty">
          {props.empty ?? (compact ? t('leaderboard.waiting') : t('leaderboard.empty'))}
        </p>
      )}
      <ol className="pq-board-rows" ref={list}>
        {shown.map((row) =>
          compact ? (
            <CompactRow key={row.playerId} row={row} you={row.playerId === youId} />
          ) : (
            <FullRow key={row.playerId} row={row} you={row.playerId === youId} />
          ),
        )}
      </ol>
      {compact && count > shown.length && shown.length > 0 && (
        <p className="pq-board-more">{t('leaderboard.more', { count: count - shown.length })}</p>
      )}
    </section>
  )
}

/** The first five, and the player's own row below them. */
function compactRows(rows: readonly LeaderboardRow[], youId?: string): LeaderboardRow[] {
  const first = rows.slice(0, COMPACT_LEADERBOARD_ROWS)
  const own = rows.slice(COMPACT_LEADERBOARD_ROWS).find((row) => row.playerId === youId)
  return own ? [...first, own] : first
}
