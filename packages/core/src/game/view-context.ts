import { type Highlights, highlightsOf } from '../highlights/highlights'
import type { ModeContext, ModeView } from '../modes/mode'
import type { KeyedQuestion } from '../questions/questions'
import { compareStandings } from '../rewards/placement'
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
import { isLateJoinOn } from './door'
import { activeSeats, isCounted, isSolo, modeContext } from './game'
import type { Game, GameSetup, Seat } from './game-state'
import { crewIn, crewsIn } from './lobby-crews'
import {
  endingOf,
  endsAs,
  type FullStanding,
  fullStandings,
  placementsOf,
  playedGame,
  teamsOf,
} from './results'
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
