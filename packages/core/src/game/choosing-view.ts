import { stepLength } from '../rooms/second-step'
import type { PlayerView, SecondStepShown } from '../rooms/views'
import type { Game } from './game-state'
import { chooserOf } from './second-step'
import type { ViewContext } from './view-context'

/** What who has yet to tap the pictures sees: themselves, and nothing of the class. */
export function choosingView(viewContext: ViewContext, playerId: string): PlayerView | null {
  const { game, header, now } = viewContext
  const chooser = chooserOf(game, playerId)
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
    secondStep: {
      retryAt: retryAt > now ? retryAt : null,
      length: stepLength(game.secondStep?.wrongTries ?? 0),
    },
  }
}

/** For the pages of the host alone. */
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
          choosing: Object.keys(choosing).length,
        },
      }
