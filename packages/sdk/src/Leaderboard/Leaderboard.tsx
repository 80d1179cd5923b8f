import { COMPACT_LEADERBOARD_ROWS } from '@pathquest/game-core/constants'
import type { LeaderboardRow } from '@pathquest/game-core/views'
import { useId, useRef } from 'react'
import { useMessages } from '../messages'
import { leaderboardMessages } from '../messages/en/leaderboard'
import type { HeadingLevel } from '../ui'
import { CompactRow } from './CompactRow'
import { FullRow } from './FullRow'
import { useRowSwap } from './use-row-swap'

export interface LeaderboardProps {
  /** In order of rank. Compact needs the first five and the player's own. */
  rows: readonly LeaderboardRow[]
  /** How many players there are, where `rows` does not hold them all. */
  playerCount?: number
  /** The player at this screen. */
  youId?: string
  mode?: 'compact' | 'full'
  headingLevel?: HeadingLevel
}

/** Who stands where: the first five, or everybody. */
export function Leaderboard(props: LeaderboardProps) {
  const { rows, youId, mode = 'compact', headingLevel = 2 } = props
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
          {t('leaderboard.title')}
        </Heading>
        {!compact && <span className="pq-muted">{t('leaderboard.players', { count })}</span>}
      </div>
      {shown.length === 0 && (
        <p className="pq-board-empty">
          {compact ? t('leaderboard.waiting') : t('leaderboard.empty')}
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
