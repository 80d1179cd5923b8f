import type { Highlights } from '../highlights/highlights'
import type { ModeContext, ModeView } from '../modes/mode'
import type { LobbyCrews } from '../rooms/lobby-crews'
import { stepLength } from '../rooms/second-step'
import type {
  GameHeader,
  LeaderboardRow,
  LobbyPlayer,
  PlayerView,
  SecondStepShown,
  TeamRow,
} from '../rooms/views'
import type { Game, GameSetup } from './game-state'
import { findChooser } from './second-step'

/** What all recipients share at one moment: computed once per broadcast. */
export interface ViewContext {
  setup: GameSetup
  game: Game
  now: number
  context: ModeContext
  header: GameHeader
  rows: LeaderboardRow[]
  rowOf: Map<string, LeaderboardRow>
  /** Questions shown to each player, where the mode counts them. */
  askedQuestions: Map<string, number | undefined>
  teams: TeamRow[] | null
  playerCount: number
  /** None in a game without phones that is played by counts. */
  players: LobbyPlayer[]
  /** Only in a lobby. */
  crews: LobbyCrews | null
  placements: Map<string, number>
  /** What everybody sees before and after the game; null while it runs. */
  outer: ModeView | null
  /** Of a class game that was played to its end. */
  highlights: Highlights | null
}

/** The view of who has no seat yet: themselves, and nothing of the class. */
export function choosingView(viewContext: ViewContext, playerId: string): PlayerView | null {
  const { game, header, now } = viewContext
  const chooser = findChooser(game, playerId)
  if (!chooser) return null
  const { seat, retryAt } = chooser
  return {
    role: 'player',
    game: header,
    stage: { name: game.status === 'completed' ? 'cancelled' : 'lobby' },
    own: null,
    paused: false,
    playerCount: 0,
    leaderboard: [],
    teams: null,
    players: [],
    you: {
      playerId,
      displayName: seat.displayName,
      ...(seat.nameWish !== undefined && { nameWish: seat.nameWish }),
      signedIn: seat.accountId !== null,
      score: 0,
      correctAnswers: 0,
      totalAnswers: 0,
      rank: null,
      placement: null,
      teamId: null,
      rewards: null,
    },
    ...(chooser.knocks
      ? { atDoor: true as const }
      : {
          secondStep: {
            retryAt: retryAt > now ? retryAt : null,
            length: stepLength(game.secondStep?.wrongTries ?? 0),
          },
        }),
  }
}

/** Only for the host's pages. */
export const secondStepShown = ({
  secondStep,
  choosing,
}: Game): { secondStep?: SecondStepShown } =>
  secondStep === null
    ? {}
    : {
        secondStep: {
          key: secondStep.key,
          length: stepLength(secondStep.wrongTries),
          choosing: Object.values(choosing).filter(({ knocks }) => !knocks).length,
        },
      }
