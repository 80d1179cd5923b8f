import type { ModeView } from '../modes/mode'
import { compactRowsOf, podiumRowsOf } from '../rooms/player-board'
import type {
  HostPlayer,
  HostView,
  LeaderboardRow,
  LobbyPlayer,
  PlayerView,
  ScreenView,
} from '../rooms/views'
import { doorShown, isLateJoinOn } from './door'
import { modeOf, modeStatus } from './game'
import type { Game, Seat } from './game-state'
import { mayControl } from './host'
import { pauseEndsAt } from './pause'
import { seatOf } from './presence'
import { ownEndingOf } from './results'
import { finalOf, openMark, toMark } from './to-mark'
import { choosingView, secondStepShown, type ViewContext } from './view-context'

/** A mode's view in its serialised form. */
const seen = ({ stage, modeView: own }: ModeView) => ({ stage, own: own ?? null })

export function playerView(viewContext: ViewContext, playerId: string): PlayerView | null {
  const { setup, game, context, rows } = viewContext
  const seat = seatOf(game, playerId)
  if (!seat) return choosingView(viewContext, playerId)
  if (seat.removedAt !== null) return null
  const own = viewContext.rowOf.get(playerId)
  const finished = game.status === 'completed'
  const ranked = own !== undefined && own.totalAnswers > 0
  const ending = ownEndingOf(setup, game, playerId)
  const askedQuestions = finished ? viewContext.askedQuestions.get(playerId) : undefined
  return {
    role: 'player',
    game: viewContext.header,
    ...seen(viewContext.outer ?? modeOf(setup).views.player(game.mode, playerId, context)),
    ...pauseOf(game),
    playerCount: viewContext.playerCount,
    leaderboard: finished ? podiumRowsOf(viewContext, playerId) : compactRowsOf(rows, own),
    teams: viewContext.teams,
    ...(viewContext.crews && { crews: viewContext.crews }),
    ...endOf(viewContext),
    players: game.status === 'waiting' ? viewContext.players : [],
    you: {
      playerId,
      displayName: seat.displayName,
      ...(seat.nameWish !== undefined && { nameWish: seat.nameWish }),
      signedIn: seat.accountId !== null,
      score: own?.score ?? 0,
      correctAnswers: own?.correctAnswers ?? 0,
      totalAnswers: own?.totalAnswers ?? 0,
      ...(askedQuestions !== undefined && { askedQuestions }),
      rank: ranked ? own.rank : null,
      ...(ranked && !finished && aheadOf(own, rows)),
      placement: viewContext.placements.get(playerId) ?? null,
      teamId: own?.teamId ?? null,
      rewards: game.rewards
        ? (game.rewards[playerId] ?? { tokensEarned: 0, pathkeysEarned: [] })
        : null,
      ...(ending !== null && { ending }),
    },
  }
}

/** For who wants to catch up; whoever is behind is not told. */
function aheadOf(
  own: LeaderboardRow,
  rows: readonly LeaderboardRow[],
): Pick<PlayerView['you'], 'ahead'> {
  const next = rows[own.rank - 2]
  return next ? { ahead: { displayName: next.displayName, points: next.score - own.score } } : {}
}

/** The same for everybody. */
const endOf = ({ highlights }: ViewContext) => (highlights ? { highlights } : {})

/** Both kinds of pause; only the host's own has an expiry. */
function pauseOf(game: Game): Pick<HostView, 'paused' | 'pausedByHost'> {
  const until = pauseEndsAt(game)
  if (game.pausedAt === null || until === null) return { paused: game.paused }
  return { paused: true, pausedByHost: { since: game.pausedAt, until } }
}

/** How many players reached the limit; absent for zero. */
export function xpUsedUp(rewards: Game['rewards']): Pick<HostView, 'xpUsedUp'> {
  const count = Object.values(rewards ?? {}).filter((one) => one.xpUsedUp).length
  return count > 0 ? { xpUsedUp: count } : {}
}

/** The fields of a player that only the host sees. */
function hostPlayer(game: Game, player: LobbyPlayer, now: number): HostPlayer {
  const { nameWish, wishIsDoubtful, timeFactor, seatCode } = game.seats[player.playerId] as Seat
  return {
    ...player,
    ...(nameWish !== undefined && { nameWish }),
    ...(wishIsDoubtful && { wishIsDoubtful }),
    ...(timeFactor !== undefined && { timeFactor }),
    ...(seatCode && !seatCode.takenBy && now < seatCode.until && { seatCode }),
  }
}

function allowedNow({ setup, game, now }: ViewContext): HostView['allows'] {
  if (game.status !== 'in_progress' || game.pausedAt !== null) return []
  return modeStatus(setup, game, now).allows ?? []
}

function progressOf({
  setup,
  game,
  now,
}: ViewContext): Pick<HostView, 'startedAt' | 'nextQuestion'> {
  if (game.status !== 'in_progress' || game.startedAt === null) return {}
  const { currentQuestion } = modeStatus(setup, game, now)
  const next = currentQuestion && setup.questions[currentQuestion.index + 1]
  return { startedAt: game.startedAt, ...(next && { nextQuestion: next.text }) }
}

const howShown = (game: Game): { howShown?: true } =>
  game.howShown && game.status === 'waiting' ? { howShown: true } : {}

export function hostView(viewContext: ViewContext, tab: string): HostView {
  const { setup, game, context } = viewContext
  const marked = toMark(setup, game, viewContext.now)
  return {
    role: 'host',
    game: viewContext.header,
    ...seen(viewContext.outer ?? modeOf(setup).views.host(game.mode, context)),
    ...pauseOf(game),
    playerCount: viewContext.playerCount,
    leaderboard: viewContext.rows,
    teams: viewContext.teams,
    ...(viewContext.crews && { crews: viewContext.crews }),
    ...endOf(viewContext),
    players: viewContext.players.map((player) => hostPlayer(game, player, viewContext.now)),
    inControl: mayControl(game, tab, viewContext.now),
    canStart: game.status === 'waiting' && viewContext.playerCount > 0,
    settled: game.settledAt !== null,
    ...xpUsedUp(game.rewards),
    ...secondStepShown(game),
    ...howShown(game),
    ...doorShown(game),
    ...progressOf(viewContext),
    allows: allowedNow(viewContext),
    ...(marked && { toMark: marked }),
  }
}

export function screenView(viewContext: ViewContext): ScreenView {
  const { setup, game, context } = viewContext
  const open = openMark(setup, game, viewContext.now)
  return {
    role: 'screen',
    game: viewContext.header,
    ...seen(viewContext.outer ?? modeOf(setup).views.screen(game.mode, context)),
    ...pauseOf(game),
    playerCount: viewContext.playerCount,
    leaderboard: viewContext.rows,
    teams: viewContext.teams,
    ...(viewContext.crews && { crews: viewContext.crews }),
    ...endOf(viewContext),
    players: game.status === 'waiting' ? viewContext.players : [],
    ...secondStepShown(game),
    ...howShown(game),
    joinable:
      !setup.oneDevice &&
      (game.status === 'waiting' ||
        (game.status === 'in_progress' && (isLateJoinOn(setup, game) || !game.locked))),
    ...(open && { marking: finalOf(open.mark) }),
  }
}
