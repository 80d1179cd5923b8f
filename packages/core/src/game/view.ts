import { highlightsOf } from '../highlights/highlights'
import type { ModeView } from '../modes/mode'
import type { KeyedQuestion } from '../questions/questions'
import { compareStandings } from '../rewards/placement'
import type { LobbyCrews } from '../rooms/lobby-crews'
import { compactRowsOf, podiumRowsOf } from '../rooms/player-board'
import type {
  GameHeader,
  HostPlayer,
  HostView,
  LeaderboardRow,
  LobbyPlayer,
  PlayerView,
  ScreenView,
  TeamRow,
} from '../rooms/views'
import { doorShown, isLateJoinOn } from './door'
import { activeSeats, isCounted, isSolo, modeContext, modeOf, modeStatus } from './game'
import type { Game, GameSetup, Seat } from './game-state'
import { mayControl } from './host'
import { crewIn, crewsIn } from './lobby-crews'
import { pauseEndsAt } from './pause'
import { seatOf } from './presence'
import {
  endingOf,
  endsAs,
  type FullStanding,
  fullStandings,
  ownEndingOf,
  placementsOf,
  playedGame,
  teamsOf,
} from './results'
import { choosingView, secondStepShown, type ViewContext } from './view-context'

export function createViewContext(setup: GameSetup, game: Game, now: number): ViewContext {
  const teams = teamsOf(setup, game)
  const standings = fullStandings(setup, game, now)
  const placements = placementsOf(setup, game, standings)
  // Anonymous seats have no rows: who is right at which seat is chance.
  const isAnonymous = isCounted(setup)
  const rows = isAnonymous ? [] : rowsOf(game, standings, teams, placements)
  const seats = activeSeats(game)
  const crews = crewsIn(setup, game)
  return {
    setup,
    game,
    now,
    context: modeContext(setup, game, now),
    header: headerOf(setup, game),
    rows,
    rowOf: new Map(rows.map((row) => [row.playerId, row])),
    askedQuestions: new Map(standings.map((one) => [one.playerId, one.askedQuestions])),
    teams,
    playerCount: seats.length,
    players: (isAnonymous ? [] : seats).map(({ playerId, displayName, connected, ...seat }) => ({
      playerId,
      displayName,
      connected,
      ...looksOf(seat),
      ...crewOf(crews, seat),
    })),
    crews,
    placements,
    outer: outerView(setup, game),
    highlights: highlightsIn(setup, game, standings, placements),
  }
}

/** What is drawn beside a name. */
const looksOf = ({ worn, character }: Pick<Seat, 'worn' | 'character'>) => ({
  ...(worn && { worn }),
  ...(character && { character }),
})

const crewOf = (crews: LobbyCrews | null, seat: Pick<Seat, 'crew'>) => {
  const crew = crewIn(crews, seat)
  return crew === null ? {} : { crew }
}

function headerOf(setup: GameSetup, game: Game): GameHeader {
  return {
    sessionId: setup.sessionId,
    gameCode: setup.gameCode,
    title: setup.title,
    mode: setup.modeId,
    modeName: setup.rules.modeName,
    ends: endsAs(setup, game),
    sessionType: setup.sessionType,
    status: game.status,
    progression: setup.progression,
    maxPlayers: setup.maxPlayers,
    allowLateJoin: isLateJoinOn(setup, game),
    locked: game.locked,
    ...(game.linkOnly && { linkOnly: true }),
    ...(game.reactionsMuted && { reactionsMuted: true }),
    questionCount: setup.questions.length,
    kinds: kindsOf(setup.questions),
    careerId: setup.careerId,
    careerTitle: setup.careerTitle,
    revealAtOnce: setup.revealAtOnce || setup.sessionType === 'solo',
    ...(setup.tapToAnswer && { tapToAnswer: true as const }),
    ...(setup.oneDevice && {
      oneDevice: { answers: setup.oneDevice.answers, count: setup.oneDevice.seats.length },
    }),
    beat: game.beat,
    nextGameCode: game.nextGameCode,
    endedByFault: false,
  }
}

const kindsOf = (questions: readonly KeyedQuestion[]): string[] => [
  ...new Set(questions.map(({ kind }) => kind)),
]

/** In the documents' order; after the end, players with a place come before those without. */
function rowsOf(
  game: Game,
  standings: readonly FullStanding[],
  teams: TeamRow[] | null,
  places: ViewContext['placements'],
): LeaderboardRow[] {
  const teamOf = new Map(
    (teams ?? []).flatMap((team) => team.playerIds.map((id) => [id, team.teamId] as const)),
  )
  return [...standings]
    .sort(
      (a, b) =>
        Number(places.has(b.playerId)) - Number(places.has(a.playerId)) || compareStandings(a, b),
    )
    .map((standing, i) => {
      const seat = game.seats[standing.playerId] as Seat
      return {
        playerId: seat.playerId,
        displayName: seat.displayName,
        rank: i + 1,
        score: standing.score,
        correctAnswers: standing.correctAnswers,
        totalAnswers: standing.totalAnswers,
        connected: seat.connected,
        teamId: teamOf.get(seat.playerId) ?? null,
        tokensEarned: game.rewards?.[seat.playerId]?.tokensEarned ?? null,
        ...looksOf(seat),
      }
    })
}

function outerView(setup: GameSetup, game: Game): ModeView | null {
  if (game.status === 'waiting') return { stage: { name: 'lobby' } }
  if (game.outcome === 'cancelled') return { stage: { name: 'cancelled' } }
  if (game.status !== 'completed') return null
  const { outcome, summary } = endingOf(setup, game)
  return { stage: { name: 'podium', ...(outcome ? { outcome } : {}) }, modeView: summary ?? null }
}

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

const knownHighlights = new WeakMap<Game, ViewContext['highlights']>()

/** Computed once for each state: every poll after the end asks for them. */
function highlightsIn(
  setup: GameSetup,
  game: Game,
  standings: readonly FullStanding[],
  placements: ViewContext['placements'],
): ViewContext['highlights'] {
  if (game.outcome !== 'finished' || isSolo(setup)) return null
  const known = knownHighlights.get(game)
  if (known !== undefined) return known
  const played = playedGame(setup, game, standings, placements)
  const highlights = played && highlightsOf(played)
  knownHighlights.set(game, highlights)
  return highlights
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
  }
}

export function screenView(viewContext: ViewContext): ScreenView {
  const { setup, game, context } = viewContext
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
  }
}
