import { COMPACT_LEADERBOARD_ROWS } from '@pathquest/core/rooms/game-choices'
import type { LeaderboardRow } from '@pathquest/core/rooms/views'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { useBeforePaint } from '@pathquest/ui/hooks/use-before-paint'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { CompactRow, FullRow } from './LeaderboardRow'
import { TieNote } from './TieNote'

const SWAP_MS = 420

/** Rows that changed places are animated; with reduced motion they jump and are marked as moved. */
export function useRowSwap(list: RefObject<HTMLElement | null>, order: string): void {
  const former = useRef(new Map<string, number>())
  useBeforePaint(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const before = former.current
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    former.current = new Map(rows.map((row, place) => [row.dataset.row as string, place]))
    // Positions are read only of rows that moved: a board that appears forces no layout.
    const moves = rows.map((row, place) => {
      const from = before.get(row.dataset.row as string) ?? place
      const start = rows[from] ?? rows[rows.length - 1] ?? row
      return {
        row,
        hasMoved: from !== place,
        by: from === place ? 0 : start.offsetTop - row.offsetTop,
      }
    })
    for (const { row, hasMoved, by } of moves) {
      row.toggleAttribute('data-moved', hasMoved)
      if (!hasMoved || still || !row.animate) continue
      row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
        duration: SWAP_MS,
        easing: 'cubic-bezier(.2, .7, .2, 1)',
      })
    }
  }, [order, list])
}

/**
 * How many parts of a page are rendered yet. All of them together are a long task on a weak device:
 * each follows in a frame of its own, interruptibly.
 */
export function useParts(first: number, last: number): number {
  const [parts, setParts] = useState(first)
  useEffect(() => {
    if (parts < last) startTransition(() => setParts(parts + 1))
  }, [parts, last])
  return parts
}

/** As many as a screen shows. */
const FIRST_ROWS = 12

/** Props of `LeaderboardView`. */
export interface LeaderboardViewProps {
  /** In order of rank; places may be left out. Compact needs the first five and the player's own. */
  rows: readonly LeaderboardRow[]
  /** How many players there are, where `rows` does not contain all. Default: the number of rows. */
  playerCount?: number | undefined
  /** `playerId` of the current player, whose row is marked. */
  youId?: string | undefined
  /**
   * `compact`: the first five, and below them the current player's row if it is not among them;
   * `full`: everybody, with more about each. Default `compact`.
   */
  mode?: 'compact' | 'full' | undefined
  /** Level of the title, 1 to 4. Default 2. */
  headingLevel?: HeadingLevel | undefined
  /** Default "Leaderboard". */
  title?: string | undefined
  /** Beside the title, replacing the number of players. */
  aside?: ReactNode
  /** A line between the title and the rows. */
  note?: ReactNode
  /** Shown if there are no rows. */
  empty?: ReactNode
}

/**
 * A leaderboard from given rows; nothing is fetched.
 * @example <LeaderboardView rows={rows} youId={you.playerId} mode="full" />
 */
export function LeaderboardView(props: LeaderboardViewProps) {
  const { rows, youId, mode = 'compact', headingLevel = 2, title, aside, note, empty } = props
  const t = useMessages(leaderboardMessages)
  const titleId = useId()
  const list = useRef<HTMLOListElement>(null)
  const isCompact = mode === 'compact'
  const hasAll = useParts(!isCompact && rows.length > FIRST_ROWS ? 1 : 2, 2) > 1
  const shown = rows.slice(
    0,
    isCompact ? COMPACT_LEADERBOARD_ROWS : hasAll ? undefined : FIRST_ROWS,
  )
  const own = isCompact && rows.slice(shown.length).find((row) => row.playerId === youId)
  const count = Math.max(props.playerCount ?? 0, rows.length)
  const more = count - (isCompact ? shown : rows).length
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
      {!isCompact && <TieNote rows={rows} />}
      {more > 0 && shown.length > 0 && (
        <p className="pq-board-more">{t('leaderboard.more', { count: more })}</p>
      )}
      {own && (
        <ul className="pq-board-rows pq-board-own">
          <CompactRow row={own} isYou />
        </ul>
      )}
    </section>
  )
}
