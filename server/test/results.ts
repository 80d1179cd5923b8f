import type { GameSettings, ResultPost } from '@pathquest/core'
import { insertProfile } from '../src/accounts/store/profiles'
import type { Db } from '../src/db/db'
import { insertPlayer } from '../src/games/store/players'
import { type GameSession, insertGame } from '../src/games/store/sessions'
import { listQuestions } from '../src/question-sets/store/questions'
import { newGameCode, newId } from '../src/runtime/tokens'
import { questionSets } from './content'

const SETTINGS: GameSettings = {
  progressionControl: 'manual',
  businessDriver: null,
  resultSeconds: 5,
  showResultAtOnce: false,
  runAlone: false,
  timeStretch: 1,
  teamCount: 4,
  approveNames: false,
  shuffleQuestions: false,
  shuffleOptions: false,
  modeSettings: {},
}

/** The store of rooms of every test that has one alone. */
export const TEST_STORE = 'rs_00000000000000000000'

/** A set of ours that belongs to a career; it has ten questions. */
export const CAREER_SET = questionSets.find(
  ({ id }) => id === 'qs_nurse-shift',
) as (typeof questionSets)[0]

export const makeProfile = async (db: Db): Promise<string> =>
  (await insertProfile(db, { displayName: 'Somebody', userType: 'student' })).id

/** A stored game without a room. */
export async function makeGame(
  db: Db,
  change: Partial<
    Pick<
      GameSession,
      | 'sessionType'
      | 'hostProfileId'
      | 'questionSetId'
      | 'classId'
      | 'gameMode'
      | 'metadata'
      | 'settings'
    > & {
      storeId: string | null
      createdAt: number
    }
  > = {},
  /** Whose questions are asked. */
  askedSetId: string = CAREER_SET.id,
): Promise<GameSession> {
  const questions = await listQuestions(db, askedSetId)
  const inserted = await insertGame(db, {
    gameCode: newGameCode(),
    hostProfileId: null,
    questionSetId: CAREER_SET.id,
    setTitle: CAREER_SET.title,
    careerId: CAREER_SET.careerId,
    careerSector: CAREER_SET.careerSector,
    gameMode: 'career_quest',
    sessionType: 'multiplayer',
    storeId: TEST_STORE,
    maxPlayers: 50,
    isPublic: true,
    allowLateJoin: false,
    settings: SETTINGS,
    questions: questions.map(({ id, questionSetId: _set, orderIndex: _index, ...question }) => ({
      ...question,
      questionId: id,
    })),
    ...change,
  })
  if (!inserted.ok) throw new Error(inserted.code)
  return inserted.game
}

export interface TestPlayer {
  playerId: string
  accountId: string | null
}

/** A seat of an account, or of a guest. */
export async function seat(
  db: Db,
  game: GameSession,
  accountId: string | null,
  joinedAt = Date.now(),
): Promise<TestPlayer> {
  const playerId = newId('player')
  await insertPlayer(db, {
    id: playerId,
    gameSessionId: game.id,
    profileId: accountId,
    displayName: 'Somebody',
    joinedAt,
  })
  return { playerId, accountId }
}

type PlayerResult = ResultPost['players'][number]

/** The same on a later day: on one day a host and a set give XP a few times alone. */
export function daysLater<Post extends Pick<ResultPost, 'startedAt' | 'endedAt'>>(
  post: Post,
  days: number,
): Post {
  const laterMs = days * 24 * 3_600_000
  return { ...post, startedAt: post.startedAt + laterMs, endedAt: post.endedAt + laterMs }
}

/** A hand-made result: players as given, by place; each answered the first question. */
export async function resultOf(
  db: Db,
  players: (TestPlayer & Partial<PlayerResult>)[],
): Promise<ResultPost> {
  const [question] = await listQuestions(db, CAREER_SET.id)
  const startedAt = Date.UTC(2026, 4, 4, 9)
  return {
    kind: 'result',
    key: 'result:9',
    startedAt,
    endedAt: startedAt + 600_000,
    currentQuestionIndex: 9,
    playerCount: players.length,
    players: players.map((player, i) => ({
      displayName: 'Somebody',
      joinedAt: startedAt - 1000 + i,
      leftAt: null,
      removedAt: null,
      connected: true,
      score: 0,
      correctAnswers: 0,
      totalAnswers: 1,
      placement: i + 1,
      teamId: null,
      bonusTokens: 0,
      classScore: 50,
      ...player,
    })),
    answers: players
      .filter((player) => player.totalAnswers !== 0)
      .map((player) => ({
        playerId: player.playerId,
        questionId: question?.id ?? '',
        attempt: 1,
        answer: 0,
        share: 1,
        selectedOptionIndex: 0,
        isCorrect: true,
        pointsEarned: 10,
        answerTimeMs: 1500,
        answeredAt: startedAt + 5000,
      })),
  }
}
