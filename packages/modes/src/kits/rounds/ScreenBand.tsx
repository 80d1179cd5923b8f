import { COMPACT_LEADERBOARD_ROWS } from '@pathquest/core/rooms/game-choices'
import type { ScreenView } from '@pathquest/core/rooms/views'
import { Medal } from '@pathquest/ui/Standing'
import type { ReactNode } from 'react'

export interface ScreenBandProps {
  view: ScreenView
  /** What the scene shows, in words. */
  label: string
  /** The height of the scene, of which a low band cuts off the upper part; 1600 wide. */
  height?: number
  /** In place of the first five, where nobody has a place. */
  words?: string
  /** The inside of its SVG. */
  children: ReactNode
}

/** For `ScreenScene`: the scene of the mode, and beside it the first five as of the last closing. */
export function ScreenBand({ view, label, height = 270, words, children }: ScreenBandProps) {
  return (
    <footer className="pq-screen-band">
      <svg
        viewBox={`0 0 1600 ${height}`}
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label={label}
      >
        {children}
      </svg>
      {words !== undefined ? (
        <p>{words}</p>
      ) : (
        <ol>
          {view.leaderboard.slice(0, COMPACT_LEADERBOARD_ROWS).map((row) => (
            <li key={row.playerId}>
              <Medal place={row.rank} size={36} outline />
              <span className="pq-screen-name">{row.displayName}</span>
              <b>{Math.round(row.score)}</b>
            </li>
          ))}
        </ol>
      )}
    </footer>
  )
}
