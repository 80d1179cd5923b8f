import type { PlayerView } from '@pathquest/game-core/views'
import type { ReactNode } from 'react'
import type { LiveGame } from '../live/live-game'
import { type PlayerSeat, usePlayerGame } from '../live/use-player-game'

export interface SeatedGameProps {
  seat: PlayerSeat
  children: (game: LiveGame<PlayerView>) => ReactNode
}

/** The live connection of a seat: a part that is fetched, since a page may hold its own. */
export const SeatedGame = ({ seat, children }: SeatedGameProps) => children(usePlayerGame(seat))
