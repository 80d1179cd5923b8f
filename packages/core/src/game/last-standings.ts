import * as z from 'zod'
import { TeamRowSchema } from '../contracts/results'
import { ResultAnswer, ResultPlayer, type ResultPost } from '../contracts/room-calls'
import type { Game, GameSetup } from './game-state'
import { resultPost } from './results'

/**
 * What a game would settle if it ended with its last snapshot. Stored beside each snapshot in a
 * format that does not depend on the rules or their state: a game that can no longer be read or
 * played is ended from it. Fields may be added with a default, never removed.
 */
export const LastStandings = z.object({
  version: z.literal(1),
  /** The game's version at the snapshot. */
  gameVersion: z.number(),
  savedAt: z.number(),
  sessionId: z.string(),
  gameCode: z.string(),
  title: z.string(),
  mode: z.string(),
  sessionType: z.enum(['multiplayer', 'solo']),
  careerId: z.string().nullable(),
  careerTitle: z.string().nullable(),
  maxPlayers: z.number(),
  questionCount: z.number(),
  /** null: it had not started, or was cancelled; there is nothing to settle. */
  startedAt: z.number().nullable(),
  /** null: it was still running. */
  endedAt: z.number().nullable(),
  currentQuestionIndex: z.number(),
  teams: z.array(TeamRowSchema).nullable(),
  /** null: from a version in which every game ended with places. */
  ends: z.enum(['ranked', 'shared', 'none']).nullable().default(null),
  outcome: z.enum(['won', 'lost']).nullable().default(null),
  summary: z.json().nullable().default(null),
  players: z.array(ResultPlayer),
  /** Cosmetics by player, of those who wear any. */
  worn: z.record(z.string(), z.array(z.string())).default({}),
  /** How many answers of closed questions are stored beside it. */
  answerCount: z.number(),
})
export type LastStandings = z.infer<typeof LastStandings>

/**
 * The answers that belong to them, in rows of their own: see `storedAnswers`.
 */
export const LastAnswers = z.preprocess(withQuestions, z.array(ResultAnswer))
export type LastAnswers = z.infer<typeof LastAnswers>

/**
 * Throws where the mode throws, and where its values cannot be settled. `answers` are those from
 * `answersFrom` on. Runs at every closing, so it checks no schema, only for values that JSON would
 * lose.
 */
export function lastStandings(
  setup: GameSetup,
  game: Game,
  now: number,
  answersFrom = 0,
): { standings: LastStandings; answers: LastAnswers } {
  const { sessionId, gameCode, title, modeId, sessionType, careerId, careerTitle } = setup
  const isPlayed = game.startedAt !== null && game.outcome !== 'cancelled'
  const post = isPlayed ? resultPost(setup, asIfEnded(game, now), '', answersFrom) : null
  const answers = post?.answers ?? []
  const standings: LastStandings = {
    version: 1,
    gameVersion: game.version,
    savedAt: now,
    sessionId,
    gameCode,
    title,
    mode: modeId,
    sessionType,
    careerId,
    careerTitle,
    maxPlayers: setup.maxPlayers,
    questionCount: setup.questions.length,
    startedAt: isPlayed ? game.startedAt : null,
    endedAt: game.endedAt,
    currentQuestionIndex: post?.currentQuestionIndex ?? 0,
    teams: post?.teams ?? null,
    ends: post?.ends ?? null,
    outcome: post?.outcome ?? null,
    summary: post?.summary ?? null,
    players: post?.players ?? Object.values(game.seats).map(seatOnly),
    worn: Object.fromEntries(
      Object.values(game.seats).flatMap(({ playerId, worn }) => (worn ? [[playerId, worn]] : [])),
    ),
    answerCount: post ? answersFrom + answers.length : 0,
  }
  if (![...standings.players, ...answers].every(isSound))
    throw new Error(`${modeId} gave no result`)
  return { standings, answers }
}

/** No number that JSON cannot represent, and no missing value. */
function isSound(row: object): boolean {
  for (const name in row) {
    const value: unknown = row[name as keyof typeof row]
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return false
  }
  return true
}

const asIfEnded = (game: Game, now: number): Game =>
  game.status === 'completed'
    ? game
    : { ...game, status: 'completed', outcome: 'finished', endedAt: now }

const seatOnly = (seat: Game['seats'][string]): ResultPost['players'][number] => ({
  playerId: seat.playerId,
  accountId: seat.accountId,
  displayName: seat.displayName,
  ...(seat.character && { character: seat.character }),
  joinedAt: seat.joinedAt,
  leftAt: seat.leftAt,
  removedAt: seat.removedAt,
  connected: seat.connected,
  score: 0,
  correctAnswers: 0,
  totalAnswers: 0,
  askedQuestions: null,
  tookPart: false,
  placement: null,
  teamId: null,
  bonusTokens: 0,
  classScore: 0,
})

/** The answers to one question, as they are stored. */
interface StoredAnswers {
  questionId: string
  /** The fields that each row begins with, in their order. */
  columns: readonly string[]
  /** Values of the columns, and an object of further fields where an answer has any. */
  rows: unknown[][]
}

const COLUMNS = [
  'playerId',
  'selectedOptionIndex',
  'isCorrect',
  'pointsEarned',
  'answerTimeMs',
  'answeredAt',
  'attempt',
] as const

/**
 * By question and in columns, without what `ResultAnswer` reads from the other fields: an answer is
 * 60 bytes instead of 210, and a class of a hundred gives a thousand and more.
 */
export function storedAnswers(answers: LastAnswers): StoredAnswers[] {
  const byQuestion = new Map<string, unknown[][]>()
  for (const one of answers) {
    const row = [...COLUMNS.map((column) => one[column]), ...furtherFields(one)]
    const rows = byQuestion.get(one.questionId)
    if (rows) rows.push(row)
    else byQuestion.set(one.questionId, [row])
  }
  return [...byQuestion].map(([questionId, rows]) => ({ questionId, columns: COLUMNS, rows }))
}

function furtherFields({
  answer,
  share,
  isCorrect,
  selectedOptionIndex,
}: LastAnswers[number]): object[] {
  const shareRead = isCorrect === null ? null : Number(isCorrect)
  const further = {
    ...(answer !== selectedOptionIndex && { answer }),
    ...(share !== shareRead && { share }),
  }
  return Object.keys(further).length > 0 ? [further] : []
}

/** Of rooms of every version: in columns, as objects by question, or each with its question. */
function withQuestions(stored: unknown): unknown {
  if (!Array.isArray(stored)) return stored
  return stored.flatMap((entry: Partial<StoredAnswers> & { answers?: object[] }): object[] => {
    const { questionId, columns, rows, answers } = entry ?? {}
    if (columns && rows)
      return rows.map((row) => ({
        ...Object.fromEntries(columns.map((column, at) => [column, row[at]])),
        ...(row[columns.length] as object | undefined),
        questionId,
      }))
    return answers ? answers.map((answer) => ({ ...answer, questionId })) : [entry]
  })
}
