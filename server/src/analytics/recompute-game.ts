import {
  baseTokens,
  type GameMode,
  isSurvey,
  type KeyedQuestion,
  placements,
  scoreTokens,
} from '@pathquest/core'
import { gameMode } from '@pathquest/modes/game-rules'
import { MODE_RULES } from '@pathquest/modes/registry/rules'
import type { Db } from '../db/db'
import {
  answerKey,
  awardPlayerRewards,
  type GameAnswer,
  type GamePlayer,
  type GameSession,
  getEnds,
  getGradeBasis,
  keyedQuestion,
  listAnswers,
  listGameQuestions,
  listPlayers,
  sessionSummary,
  teamsOfGame,
  updateGameMetadata,
  updatePlayer,
  updatePlayerPlacement,
} from '../games'
import { awardTokens } from '../rewards'
import { rescore, type ScoredAnswer } from './rescore'
import { updateAnswer } from './store/accepted-answers'
import { gradedPoints, withoutSkipped } from './student-answers'

export interface AcceptedKey {
  question: KeyedQuestion
  /** Of the answer that is right from now on. */
  key: string
  now: number
}

interface Recomputed {
  /** Every seat, as it was and as it is. */
  changes: { before: GamePlayer; after: GamePlayer }[]
  /** How many more first answers are right, and by how much their shares grew. */
  rightAnswers: number
  shares: number
}

/** Judges a game's answers by one more right answer, with all that follows for its seats. */
export async function recomputeGame(
  tx: Db,
  game: GameSession,
  accepted: AcceptedKey,
): Promise<Recomputed> {
  const seats = await listPlayers(tx, game.id)
  const answers = await listAnswers(tx, game.id)
  const questions = (await listGameQuestions(tx, game.id)).map(keyedQuestion)
  const right = answers.filter(
    ({ questionId, answer, share }) =>
      questionId === accepted.question.id && (share ?? 0) < 1 && answerKey(answer) === accepted.key,
  )
  const played = { questions, answers, lastIndex: game.currentQuestionIndex }
  const reckoning: Reckoning = {
    game,
    accepted,
    questions: withoutSkipped(played),
    gradedPoints: gradedPoints(played, seats),
    answers,
    right,
  }
  const scored = seats.map((seat) => ({ before: seat, ...rescoredSeat(reckoning, seat) }))
  for (const { answers: own } of scored) for (const one of own) await updateAnswer(tx, one)
  const placeOf = placesOf(game, scored)
  const changes = []
  for (const { before, seat } of scored) {
    const after = { ...seat, placement: placeOf.get(seat.id) ?? before.placement }
    changes.push({ before, after: await writeSeat(tx, game, accepted, { before, after }) })
  }
  await raiseTeams(tx, reckoning, changes)
  const first = right.filter(
    ({ attempt, playerId }) =>
      attempt === 1 && seats.some(({ id, removedAt }) => id === playerId && removedAt === null),
  )
  return {
    changes: changes.filter(({ before }) => before.removedAt === null),
    rightAnswers: first.length,
    shares: first.reduce((sum, { share }) => sum + 1 - (share ?? 0), 0),
  }
}

interface Reckoning {
  game: GameSession
  accepted: AcceptedKey
  /** Without those that were skipped. */
  questions: readonly KeyedQuestion[]
  /** 100 of a grade. */
  gradedPoints: number
  answers: readonly GameAnswer[]
  /** Those that are right from now on. */
  right: readonly GameAnswer[]
}

type ChangedAnswer = Pick<GameAnswer, 'id' | 'isCorrect' | 'share' | 'pointsEarned'>

/** Of a mode that is no more none are left. */
const rulesOf = ({ gameMode: id }: GameSession): GameMode | undefined =>
  Object.hasOwn(MODE_RULES, id) ? gameMode(id) : undefined

function rescoredSeat(
  reckoning: Reckoning,
  before: GamePlayer,
): { seat: GamePlayer; answers: ChangedAnswer[] } {
  const { game, accepted, questions } = reckoning
  const own = reckoning.answers.filter(({ playerId }) => playerId === before.id)
  const right = reckoning.right.filter(({ playerId }) => playerId === before.id)
  if (right.length === 0) return { seat: before, answers: [] }
  const points = rescore({
    answers: scoredAnswers(game, questions, own),
    shares: new Map(right.map(({ id }) => [id, 1])),
    pointsOf: rulesOf(game)?.pointsOf,
  })
  const answers = own.flatMap((answer) => {
    const isRight = right.includes(answer)
    const pointsEarned = points.get(answer.id) ?? answer.pointsEarned
    if (!isRight && pointsEarned === answer.pointsEarned) return []
    const judged = isRight ? { isCorrect: true, share: 1 } : answer
    return [{ id: answer.id, isCorrect: judged.isCorrect, share: judged.share, pointsEarned }]
  })
  const more = answers.reduce(
    (sum, { id, pointsEarned }) =>
      sum + pointsEarned - (own.find((one) => one.id === id)?.pointsEarned ?? 0),
    0,
  )
  const gained = right.reduce(
    (sum, { share }) => sum + (1 - (share ?? 0)) * accepted.question.points,
    0,
  )
  const seat = {
    ...before,
    score: Math.max(0, before.score + more),
    correctAnswers: Math.min(before.totalAnswers, before.correctAnswers + right.length),
    classAverageScore: raisedAverage(reckoning, before.classAverageScore, gained),
  }
  return { seat, answers }
}

function raisedAverage(
  { game, gradedPoints }: Reckoning,
  average: number | null,
  points: number,
): number | null {
  if (average === null || getGradeBasis(game) !== 'points' || gradedPoints === 0) return average
  return Math.min(100, average + (100 * points) / gradedPoints)
}

function scoredAnswers(
  game: GameSession,
  questions: readonly KeyedQuestion[],
  own: readonly GameAnswer[],
): (ScoredAnswer | null)[] {
  const { timeStretch } = sessionSummary(game, true).settings
  return questions
    .filter((question) => !isSurvey(question))
    .map((question) => {
      const answer = own.find(
        ({ questionId, attempt }) => questionId === question.id && attempt === 1,
      )
      if (!answer) return null
      return {
        id: answer.id,
        share: answer.share ?? 0,
        pointsEarned: answer.pointsEarned,
        answerTimeMs: answer.answerTimeMs,
        points: question.points,
        limitMs: timeStretch === null ? null : question.timeLimitSeconds * 1000 * timeStretch,
      }
    })
}

/** Only who had a place has one; in a game without places nobody. */
function placesOf(
  game: GameSession,
  scored: readonly { seat: GamePlayer }[],
): ReadonlyMap<string, number> {
  if (getEnds(game) !== 'ranked') return new Map()
  const placed = scored.flatMap(({ seat }) => (seat.placement === null ? [] : [seat]))
  return placements(
    placed.map((seat) => ({ ...seat, playerId: seat.id })),
    () => true,
  )
}

/** XP of the difference, never less than there was; a guest has none. */
async function writeSeat(
  tx: Db,
  game: GameSession,
  { question, key, now }: AcceptedKey,
  { before, after }: { before: GamePlayer; after: GamePlayer },
): Promise<GamePlayer> {
  const { score, correctAnswers, classAverageScore, placement } = after
  await updatePlayer(tx, after.id, { score, correctAnswers, classAverageScore })
  if (placement !== before.placement) await updatePlayerPlacement(tx, after.id, placement)
  const more = Math.max(0, tokensOf(game, after) - tokensOf(game, before))
  if (more === 0 || after.profileId === null || before.tokensEarned === 0) return after
  await awardTokens(tx, {
    profileId: after.profileId,
    amount: more,
    reason: 'accepted_answer',
    reference: `${game.id}:${question.id}:${key}`,
    gameSessionId: game.id,
    now,
  })
  const tokensEarned = before.tokensEarned + more
  await awardPlayerRewards(tx, after.id, { tokensEarned, pathkeysEarned: after.pathkeysEarned })
  return { ...after, tokensEarned }
}

/** The documents' formula, as the settlement applies it. */
export function tokensOf(game: GameSession, { score, placement }: GamePlayer): number {
  const ends = getEnds(game)
  if (ends === 'ranked') return placement === null ? 0 : baseTokens(score, placement)
  return ends === 'none' ? 0 : scoreTokens(score)
}

async function raiseTeams(
  tx: Db,
  { game }: Reckoning,
  changes: readonly { before: GamePlayer; after: GamePlayer }[],
): Promise<void> {
  const teams = teamsOfGame(game)
  const mode = rulesOf(game)
  if (!teams || !mode?.recomputeTeams) return
  const gains = changes
    .filter(({ after }) => after.removedAt === null && after.tookPart !== false)
    .map(({ before, after }) => ({ teamId: after.team, gained: after.score - before.score }))
  const raised = mode.recomputeTeams(teams, gains)
  await updateGameMetadata(tx, game.id, { ...game.metadata, teams: raised })
}
