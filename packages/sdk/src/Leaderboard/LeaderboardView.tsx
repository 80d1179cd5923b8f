import { COMPACT_LEADERBOARD_ROWS } from '@pathquest/game-core/constants'
import type { LeaderboardRow } from '@pathquest/game-core/views'
import type { ReactNode } from 'react'
import { leaderboardMessages } from '../messages/en/leaderboard'
import { leaderboardFullMessages } from '../messages/en/leaderboard-full'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'
import type { HeadingLevel } from '../ui/Card'
import { BoardFrame } from './BoardFrame'
import { CompactRow } from './CompactRow'
import { FullRow } from './FullRow'
import { RowSwap } from './RowSwap'

/** Props of `LeaderboardView`. */
export interface LeaderboardViewProps {
  /** In order of rank. Compact needs the first five and the player's own. */
  rows: readonly LeaderboardRow[]
  /** How many players there are, where `rows` does not hold them all. Default: as many as rows. */
  playerCount?: number | undefined
  /** `playerId` of the player at this screen, whose row is marked. */
  youId?: string | undefined
  /** `compact`: the first five and your own row; `full`: everybody, with more about each. Default `compact`. */
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
  const full = useMessages(leaderboardFullMessages)
  const isCompact = mode === 'compact'
  const count = Math.max(props.playerCount ?? 0, rows.length)
  return (
    <BoardFrame
      rows={isCompact ? compactRows(rows, youId) : rows}
      count={count}
      Row={isCompact ? CompactRow : FullRow}
      Swap={RowSwap}
      mode={mode}
      headingLevel={headingLevel}
      title={title ?? full('leaderboard.title')}
      aside={
        aside ??
        (!isCompact && <span className="pq-muted">{t('leaderboard.players', { count })}</span>)
      }
      note={note}
      empty={empty}
      youId={youId}
      mark={<Badge variant="you">{full('leaderboard.you')}</Badge>}
    />
  )
}

/** The first five, and the player's own row below them. */
function compactRows(rows: readonly LeaderboardRow[], youId?: string): LeaderboardRow[] {
  const first = rows.slice(0, COMPACT_LEADERBOARD_ROWS)
  const own = rows.slice(COMPACT_LEADERBOARD_ROWS).find((row) => row.playerId === youId)
  return own ? [...first, own] : first
}
