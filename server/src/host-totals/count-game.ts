import { countAnswers } from '@pathquest/kinds/rules'
import type { Db, NewRow, Row } from '../db/db'
import { type GamePlayer, type GameSession, keyedQuestion, listGameQuestions } from '../games'
import { addHostStudents, addHostTotals, changeHostStudent } from './store/host-totals'
import { insertQuestionCounts, removeQuestionCounts } from './store/question-counts'

type GivenAnswer = Pick<
  Row<'gameAnswers'>,
  'playerId' | 'questionId' | 'attempt' | 'answer' | 'isCorrect' | 'share' | 'answerTimeMs'
>

/**
 * Part of settling: adds a class game to the figures of its host. Call once per game, when its
 * seats hold what they reached. A game alone and a game without a host count for nobody.
 */
export async function countGame(
  tx: Db,
  game: GameSession,
  seats: readonly GamePlayer[],
  answers: readonly GivenAnswer[],
): Promise<void> {
  if (game.sessionType !== 'multiplayer') return
  const counted = seats.filter((seat) => isCountedSeat(game, seat))
  await insertQuestionCounts(tx, await questionCounts(tx, game.id, counted, answers))
  if (game.hostProfileId === null) return
  const hostProfileId = game.hostProfileId
  await addHostTotals(tx, hostProfileId, { ...sumOf(counted), games: 1 })
  await addHostStudents(
    tx,
    counted.flatMap(({ profileId, ...seat }) =>
      profileId === null
        ? []
        : [{ hostProfileId, profileId, games: 1, ...ofSeat(seat), lastActiveAt: seat.joinedAt }],
    ),
  )
}

/** What a teacher counted on paper; `before`: the seats of the counts that it corrects, if any. */
export async function countPapers(
  tx: Db,
  { id, hostProfileId }: GameSession,
  counts: readonly NewRow<'questionCounts'>[],
  { before, after }: { before: readonly GamePlayer[]; after: readonly GamePlayer[] },
): Promise<void> {
  await removeQuestionCounts(tx, id)
  await insertQuestionCounts(tx, counts)
  if (hostProfileId === null) return
  const [former, now] = [sumOf(before), sumOf(after)]
  await addHostTotals(tx, hostProfileId, {
    games: before.length === 0 ? 1 : 0,
    answers: now.answers - former.answers,
    classAverageSum: now.classAverageSum - former.classAverageSum,
    classAverageCount: now.classAverageCount - former.classAverageCount,
    pathkeysAwarded: 0,
  })
}

/** A seat of a counted game that was a guest's is a student's now; its game counts it already. */
export async function countLateStudent(
  tx: Db,
  hostProfileId: string,
  { profileId, ...seat }: GamePlayer & { profileId: string },
): Promise<void> {
  const student = { hostProfileId, profileId, games: 1, ...ofSeat(seat) }
  await addHostStudents(tx, [{ ...student, lastActiveAt: seat.joinedAt }])
}

/** What seats of a counted game hold now, where they held something else before. */
export async function changeStudents(
  tx: Db,
  hostProfileId: string,
  changes: readonly { before: GamePlayer; after: GamePlayer }[],
): Promise<void> {
  const before = sumOf(changes.map((change) => change.before))
  const after = sumOf(changes.map((change) => change.after))
  await addHostTotals(tx, hostProfileId, {
    games: 0,
    answers: 0,
    classAverageSum: after.classAverageSum - before.classAverageSum,
    classAverageCount: 0,
    pathkeysAwarded: 0,
  })
  for (const { before, after } of changes) {
    if (after.profileId === null) continue
    await changeHostStudent(tx, hostProfileId, after.profileId, {
      totalScore: after.score - before.score,
      correctAnswers: after.correctAnswers - before.correctAnswers,
    })
  }
}

/** Neither who was removed nor the host's own participation. */
export const isCountedSeat = (
  { hostProfileId }: GameSession,
  { removedAt, profileId }: GamePlayer,
): boolean => removedAt === null && (profileId === null || profileId !== hostProfileId)

type Seat = Omit<GamePlayer, 'profileId'>

const ofSeat = ({ score, correctAnswers, totalAnswers, pathkeysEarned }: Seat) => ({
  totalScore: score,
  correctAnswers,
  totalAnswers,
  pathkeysEarned: pathkeysEarned?.length ?? 0,
})

const sumOf = (seats: readonly Seat[]) => ({
  answers: sum(seats.map(({ totalAnswers }) => totalAnswers)),
  classAverageSum: sum(seats.map(({ classAverageScore }) => classAverageScore ?? 0)),
  classAverageCount: seats.filter(({ classAverageScore }) => classAverageScore !== null).length,
  pathkeysAwarded: sum(seats.map(({ pathkeysEarned }) => pathkeysEarned?.length ?? 0)),
})

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** First answers alone: where a question comes back, its later answers are practice. */
async function questionCounts(
  tx: Db,
  gameSessionId: string,
  seats: readonly GamePlayer[],
  answers: readonly GivenAnswer[],
): Promise<NewRow<'questionCounts'>[]> {
  const ids = new Set(seats.map(({ id }) => id))
  const first = answers.filter(({ playerId, attempt }) => attempt === 1 && ids.has(playerId))
  const byQuestion = new Map<string, GivenAnswer[]>()
  for (const answer of first) {
    const others = byQuestion.get(answer.questionId)
    if (others) others.push(answer)
    else byQuestion.set(answer.questionId, [answer])
  }
  const questions = await listGameQuestions(tx, gameSessionId)
  return questions.map((stored) => {
    const given = byQuestion.get(stored.questionId) ?? []
    const judged = given.flatMap(({ share }) => share ?? [])
    const isJudged = given.length === 0 || judged.length > 0
    return {
      gameSessionId,
      questionId: stored.questionId,
      answers: given.length,
      rightAnswers: isJudged ? given.filter(({ isCorrect }) => isCorrect).length : null,
      shares: isJudged ? sum(judged) : null,
      answerTimeSumMs: sum(given.map(({ answerTimeMs }) => answerTimeMs)),
      counts: countAnswers(
        keyedQuestion(stored),
        given.map(({ answer }) => answer),
      ),
    }
  })
}
