import type { LeaderboardRow } from '@pathquest/game-core/views'
import { type ComponentType, type ReactNode, useId, useRef } from 'react'
import { leaderboardMessages } from '../messages/en/leaderboard'
import { useMessages } from '../messages/MessagesProvider'
import type { HeadingLevel } from '../ui/Card'
import { accuracyPercent } from './accuracy'
import type { RowSwapProps } from './RowSwap'

/** What a row of the board is given. */
export interface BoardRowProps {
  row: LeaderboardRow
  /** Marks the row of the player at this screen; nothing in the other rows. */
  you?: ReactNode
  percent: number
  /** `percent` in words. */
  accuracy: string
}

export interface BoardFrameProps {
  /** Those that are shown, in order of rank. */
  rows: readonly LeaderboardRow[]
  /** How many players there are. */
  count: number
  Row: ComponentType<BoardRowProps>
  /** Behind the rows, since it looks at them when they are drawn. */
  Swap?: ComponentType<RowSwapProps>
  mode: 'compact' | 'full'
  headingLevel: HeadingLevel
  title: string
  aside: ReactNode
  note?: ReactNode
  empty?: ReactNode
  youId?: string
  /** What marks the row of `youId`. */
  mark?: ReactNode
}

/** Title, rows and what stands in their place; how a row looks is given. */
export function BoardFrame(props: BoardFrameProps) {
  const { rows, count, Row, Swap, mode, headingLevel, youId, mark } = props
  const t = useMessages(leaderboardMessages)
  const titleId = useId()
  const list = useRef<HTMLOListElement>(null)
  const isCompact = mode === 'compact'
  const Heading = `h${headingLevel}` as 'h2'
  return (
    <section className="pq-card pq-board" data-mode={mode} aria-labelledby={titleId}>
      <div className="pq-card-head">
        <Heading className="pq-card-title" id={titleId}>
          {props.title}
        </Heading>
        {props.aside}
      </div>
      {props.note}
      {rows.length === 0 && (
        <p className="pq-board-empty">
          {props.empty ?? t(isCompact ? 'leaderboard.waiting' : 'leaderboard.empty')}
        </p>
      )}
      <ol className="pq-board-rows" ref={list}>
        {rows.map((row) => {
          const percent = accuracyPercent(row.correctAnswers, row.totalAnswers)
          return (
            <Row
              key={row.playerId}
              row={row}
              you={row.playerId === youId && mark}
              percent={percent}
              accuracy={t('leaderboard.accuracy', { percent })}
            />
          )
        })}
      </ol>
      {Swap && <Swap list={list} order={rows.map((row) => row.playerId).join()} />}
      {isCompact && count > rows.length && rows.length > 0 && (
        <p className="pq-board-more">{t('leaderboard.more', { count: count - rows.length })}</p>
      )}
    </section>
  )
}
