import type { ModeContext, ModeView } from '../modes/mode'
import type { GameHeader, LeaderboardRow, LobbyPlayer, TeamRow } from '../rooms/views'
import type { Game, GameSetup } from './game-state'

/** What all recipients share at one moment: computed once per broadcast. */
export interface ViewContext {
  setup: GameSetup
  game: Game
  now: number
  context: ModeContext
  header: GameHeader
  rows: LeaderboardRow[]
  rowOf: Map<string, LeaderboardRow>
  /** Questions put to each player, where the mode counts them. */
  askedQuestions: Map<string, number | undefined>
  teams: TeamRow[] | null
  players: LobbyPlayer[]
  placements: Map<string, number>
  /** What everybody sees before and after the game; null while it runs. */
  outer: ModeView | null
}
