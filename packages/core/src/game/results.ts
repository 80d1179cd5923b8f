import type { ResultPost } from '../contracts/room-calls'
import type { PlayedGame } from '../highlights/awards'
import type { Json } from '../json'
import type { Manifest } from '../modes/manifest'
import type { ModeAnswer, ModeContext, ModeEnding, ModeStanding } from '../modes/mode'
import { selectedOption } from '../questions/documented-fields'
import { placements, type Standing } from '../rewards/placement'
import type { TeamRow } from '../rooms/views'
import { activeSeats, isCounted, modeContext, modeOf, modeStatus } from './game'
import type { Game, GameSetup, Seat } from './game-state'

export type FullStanding = Standing & ModeStanding

/** The mode's standings, clamped: settlement must not depend on what a mode returns. */
export function clampedStandings(setup: GameSetup, game: Game, now: number): ModeStanding[] {
  if (game.mode === null) return []
  return modeOf(setup)
    .standings(game.mode, modeContext(setup, game, now))
    .map(inBounds)
}

function inBounds(standing: ModeStanding): ModeStanding {
  const { score, correctAnswers, totalAnswers, grade } = standing
  const whole = Math.max(0, Math.round(score))
  // NaN stays: its game is ended by that fault.
  if (score === whole && correctAnswers <= totalAnswers && (grade === null || isShare(grade))) {
    return standing
  }
  return {
    ...standing,
    score: whole,
    correctAnswers: Math.min(correctAnswers, totalAnswers),
    grade: grade === null ? null : Math.min(1, Math.max(0, grade)),
  }
}

const isShare = (value: number): boolean => value >= 0 && value <= 1

/** Standings of all seats that were not removed, with the time of joining. */
export const fullStandings = (setup: GameSetup, game: Game, now: number): FullStanding[] =>
  clampedStandings(setup, game, game.endedAt ?? now).map((standing) => ({
    ...standing,
    joinedAt: (game.seats[standing.playerId] as Seat).joinedAt,
  }))

/**
 * The documents' order in every mode that ends with places; players who took no part, were removed
 * or left for good have none.
 */
export function placementsOf(
  setup: GameSetup,
  game: Game,
  standings: readonly FullStanding[],
): Map<string, number> {
  if (game.status !== 'completed' || game.outcome !== 'finished') return new Map()
  if (endsAs(setup, game) !== 'ranked') return new Map()
  return placements(standings, (standing) => standing.tookPart)
}

/**
 * How this game ends: as its mode does, unless the mode says otherwise for this game. Where only
 * counts of the class are known, nobody has a place.
 */
export function endsAs(setup: GameSetup, game: Game): Manifest['ends'] {
  const { ends } = modeOf(setup).manifest
  const isOver = game.status === 'completed' && game.outcome === 'finished'
  if (ends === 'ranked' && isCounted(setup)) return 'none'
  return isOver && endingOf(setup, game).isUnranked ? 'none' : ends
}

/** Class Average and LMS grade, 0-100; null where there is nothing to grade. */
export function classScoreOf(setup: GameSetup, standing: ModeStanding | undefined): number | null {
  const nothing = modeOf(setup).manifest.grades === 'points' ? 0 : null
  const grade = standing ? standing.grade : nothing
  return grade === null ? null : 100 * grade
}

/** The question that the class is on; 0 where everybody has their own. */
export const currentIndex = (setup: GameSetup, game: Game, now: number): number =>
  game.mode === null ? 0 : (modeStatus(setup, game, now).currentQuestion?.index ?? 0)

/** Teams without removed players. */
export function teamsOf(setup: GameSetup, game: Game): TeamRow[] | null {
  const teams = game.mode === null ? null : (modeOf(setup).teamRows?.(game.mode) ?? null)
  if (teams === null) return null
  const here = new Set(activeSeats(game).map((seat) => seat.playerId))
  return teams.map((team) => ({
    ...team,
    playerIds: team.playerIds.filter((playerId) => here.has(playerId)),
  }))
}

/** Throws where the mode throws, and where its outcome is not a valid one. */
export function endingOf(setup: GameSetup, game: Game): ModeEnding {
  const { id } = modeOf(setup).manifest
  const ending =
    modeOf(setup).ending?.(game.mode, modeContext(setup, game, game.endedAt ?? 0)) ?? {}
  const isOutcome = [undefined, 'won', 'lost'].includes(ending.outcome)
  if (typeof ending !== 'object' || !isOutcome)
    throw new Error(`${id}: this is no ending of a game`)
  return ending
}

/** The part of the ending that only this player sees; null: nothing. */
export function ownEndingOf(setup: GameSetup, game: Game, playerId: string): Json {
  if (game.status !== 'completed' || game.outcome !== 'finished') return null
  const context = modeContext(setup, game, game.endedAt ?? 0)
  return modeOf(setup).endingOf?.(game.mode, playerId, context) ?? null
}

const storedPoints = ({ pointsEarned }: ModeAnswer): number => Math.max(0, Math.round(pointsEarned))

const answerRow = (answer: ModeAnswer, kind: string): ResultPost['answers'][number] => ({
  playerId: answer.playerId,
  questionId: answer.questionId,
  attempt: answer.attempt,
  answer: answer.answer,
  selectedOptionIndex: selectedOption(kind, answer.answer),
  isCorrect: answer.isCorrect,
  share: answer.share,
  answeredAt: answer.answeredAt,
  pointsEarned: storedPoints(answer),
  answerTimeMs: Math.max(0, Math.round(answer.answerTimeMs)),
})

/**
 * The game as awards and highlights are computed from it; null where the mode gives no answers:
 * everybody still sees the end, and the post of the result reports the fault.
 */
export function playedGame(
  setup: GameSetup,
  game: Game,
  standings: readonly FullStanding[],
  places: ReadonlyMap<string, number>,
): PlayedGame | null {
  const context = modeContext(setup, game, game.endedAt ?? 0)
  const isTogether = modeOf(setup).manifest.pace === 'class'
  const asked = isTogether ? currentIndex(setup, game, context.now) + 1 : undefined
  const answers = answersOf(setup, game, context)
  return (
    answers && {
      isTogether,
      ...(setup.oneDevice && { isMarked: true }),
      questionIds: setup.questions.slice(0, asked).map(({ id }) => id),
      players: standings
        .filter(({ tookPart }) => tookPart)
        .sort((a, b) => a.joinedAt - b.joinedAt)
        .map(({ playerId, score }) => ({
          playerId,
          placement: places.get(playerId) ?? null,
          score,
        })),
      // As they are stored, so that the same is told once the room is gone.
      answers: answers.map((answer) => ({ ...answer, pointsEarned: storedPoints(answer) })),
    }
  )
}

function answersOf(setup: GameSetup, game: Game, context: ModeContext): ModeAnswer[] | null {
  try {
    return modeOf(setup).result(game.mode, context).answers
  } catch {
    return null
  }
}

/**
 * What the server settles: everything that was earned, once. Contains the answers from
 * `answersFrom` on.
 */
export function resultPost(setup: GameSetup, game: Game, key: string, answersFrom = 0): ResultPost {
  const endedAt = game.endedAt ?? 0
  const result = modeOf(setup).result(game.mode, modeContext(setup, game, endedAt))
  const { outcome, summary } = endingOf(setup, game)
  const all = fullStandings(setup, game, endedAt)
  const places = placementsOf(setup, game, all)
  const standings = new Map(all.map((one) => [one.playerId, one]))
  const teams = teamsOf(setup, game)
  const teamOf = new Map(
    (teams ?? []).flatMap((team) => team.playerIds.map((id) => [id, team.teamId] as const)),
  )
  const kinds = new Map(setup.questions.map(({ id, kind }) => [id, kind]))
  return {
    kind: 'result',
    key,
    startedAt: game.startedAt ?? endedAt,
    endedAt,
    currentQuestionIndex: currentIndex(setup, game, endedAt),
    playerCount: standings.size,
    teams,
    ends: endsAs(setup, game),
    outcome: outcome ?? null,
    summary: summary ?? null,
    players: Object.values(game.seats).map((seat) => {
      const standing = standings.get(seat.playerId)
      return {
        playerId: seat.playerId,
        accountId: seat.accountId,
        displayName: seat.displayName,
        ...(seat.character && { character: seat.character }),
        joinedAt: seat.joinedAt,
        leftAt: seat.leftAt,
        removedAt: seat.removedAt,
        connected: seat.connected,
        score: standing?.score ?? 0,
        correctAnswers: standing?.correctAnswers ?? 0,
        totalAnswers: standing?.totalAnswers ?? 0,
        askedQuestions: standing?.askedQuestions ?? null,
        tookPart: standing?.tookPart ?? false,
        placement: places.get(seat.playerId) ?? null,
        teamId: teamOf.get(seat.playerId) ?? null,
        // A player without a place gets no reward, whatever the team did.
        bonusTokens: places.has(seat.playerId) ? (result.bonusTokens?.[seat.playerId] ?? 0) : 0,
        classScore: classScoreOf(setup, standing),
      }
    }),
    answers: result.answers
      .slice(answersFrom)
      .map((answer) => answerRow(answer, kinds.get(answer.questionId) ?? '')),
    ...(result.accepted && result.accepted.length > 0 && { accepted: result.accepted }),
  }
}
