import { type Runner, raceBetween } from '@pathquest/core/game/race'
import { COMPACT_LEADERBOARD_ROWS } from '@pathquest/core/rooms/game-choices'
import type { LeaderboardRow, ScreenView } from '@pathquest/core/rooms/views'
import { Ridge } from '@pathquest/ui/art/landscape/Ridge'
import { screenMessages } from '@pathquest/ui/messages/en/screen'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Medal } from '@pathquest/ui/Standing'
import { type CSSProperties, useMemo } from 'react'
import { PlayerCharacter } from '../players/PlayerName'

export interface ScreenRaceProps {
  view: ScreenView
  /** The board while the question was open; null: the page came later. */
  before: readonly LeaderboardRow[] | null
}

/** After a question: the characters move on by their points, the first five with their names. */
export function ScreenRace({ view, before }: ScreenRaceProps) {
  const screen = useMessages(screenMessages)
  const { leaderboard } = view
  const runners = useMemo(() => raceBetween(before, leaderboard), [before, leaderboard])
  const lanes = Math.min(runners.length, COMPACT_LEADERBOARD_ROWS + 1)
  const looks = new Map(leaderboard.map((row) => [row.playerId, row]))
  return (
    <footer className="pq-screen-strip pq-race" data-lanes={lanes > 3 ? 'many' : 'few'}>
      <Ridge seed={view.game.gameCode} width={1920} height={30} fill="var(--pq-pine)" />
      <ol aria-label={screen('screen.race')}>
        {runners.map((runner, i) => (
          <li
            key={runner.playerId}
            data-pack={runner.name === null || undefined}
            style={laneOf(runner, Math.min(i, lanes - 1) / Math.max(1, lanes - 1))}
          >
            <PlayerCharacter player={looks.get(runner.playerId) ?? runner} isSilent />
            {runner.name !== null && (
              <span className="pq-race-who">
                <Medal place={runner.rank} size={36} outline />
                <span className="pq-screen-name">{runner.name}</span>
                <b className="pq-screen-score">{looks.get(runner.playerId)?.score}</b>
                {runner.gained > 0 && <b aria-hidden="true">▲</b>}
              </span>
            )}
          </li>
        ))}
      </ol>
    </footer>
  )
}

/** `lane`: 0 for the first, 1 for the last, which the pack shares. */
const laneOf = ({ from, to }: Runner, lane: number) =>
  ({ '--race-from': from, '--race-to': to, '--race-lane': lane }) as CSSProperties
