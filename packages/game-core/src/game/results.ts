import type { ResultPost } from '../contracts/room-calls'
import type { ModeStanding } from '../mode'
import { placements, type Standing } from '../placement'
import { isKeyless } from '../questions'
import { classScore } from '../scoring'
import type { TeamRow } from '../views'
import { activeSeats, type Game, type GameSetup, modeContext, modeOf, type Seat } from './game'

/** The documents' order in every mode; who gave no answer, was removed or left for good has no place. */
export function placementsOf(setup: GameSetup, game: Game): Map<string, number> {
  if (game.status !== 'completed' || game.outcome !== 'finished') return new Map()
  return placements(fullStandings(setup, game), (standing) => standing.mayPlace)
}

export type FullStanding = Standing & ModeStanding

/** Standings of all seats that were not removed, with the moment of joining. */
export function fullStandings(setup: GameSetup, game: Game): FullStanding[] {
  if (game.mode === null) return []
  const at = game.endedAt ?? 0
  return modeOf(setup)
    .standings(game.mode, modeContext(setup, game, at))
    .map((standing) => ({
      ...standing,
      joinedAt: (game.seats[standing.playerId] as Seat).joinedAt,
    }))
}

/** Teams of those who are in the game: who was removed is in none. */
export function teamsOf(setup: GameSetup, game: Game): TeamRow[] | null {
  const teams = game.mode === null ? null : modeOf(setup).teamRows(game.mode)
  if (teams === null) return null
  const here = new Set(activeSeats(game).map((seat) => seat.playerId))
  return teams.map((team) => ({
    ...team,
    playerIds: team.playerIds.filter((playerId) => here.has(playerId)),
  }))
}

/** What the server settles: everything that was earned, once. */
export function resultPost(setup: GameSetup, game: Game, key: string): ResultPost {
  const endedAt = game.endedAt ?? 0
  const mode = modeOf(setup)
  const context = modeContext(setup, game, endedAt)
  const results = mode.results(game.mode, context)
  const places = placementsOf(setup, game)
  const standings = new Map(fullStandings(setup, game).map((one) => [one.playerId, one]))
  const allPoints = setup.questions.reduce(
    (sum, question) => sum + (isKeyless(question) ? 0 : question.points),
    0,
  )
  const teams = teamsOf(setup, game)
  const teamOf = new Map(
    (teams ?? []).flatMap((team) => team.playerIds.map((id) => [id, team.teamId] as const)),
  )
  return {
    kind: 'result',
    key,
    startedAt: game.startedAt ?? endedAt,
    endedAt,
    currentQuestionIndex: mode.moment(game.mode).index,
    playerCount: standings.size,
    teams,
    players: Object.values(game.seats).map((seat) => {
      const standing = standings.get(seat.playerId)
      return {
        playerId: seat.playerId,
        accountId: seat.accountId,
        displayName: seat.displayName,
        joinedAt: seat.joinedAt,
        leftAt: seat.leftAt,
        removedAt: seat.removedAt,
        connected: seat.connected,
        score: standing?.score ?? 0,
        correctAnswers: standing?.correctAnswers ?? 0,
        totalAnswers: standing?.totalAnswers ?? 0,
        placement: places.get(seat.playerId) ?? null,
        teamId: teamOf.get(seat.playerId) ?? null,
        // Who has no place has no reward, whatever the team did.
        bonusTokens: places.has(seat.playerId) ? (results.bonusTokens[seat.playerId] ?? 0) : 0,
        classScore: classScore(standing?.plainPoints ?? 0, allPoints),
      }
    }),
    answers: results.answers,
  }
}
