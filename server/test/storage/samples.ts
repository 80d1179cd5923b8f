import { randomInt, randomUUID } from 'node:crypto'
import { GameSettings } from '@pathquest/core/contracts'
import { gameCodeFrom } from '@pathquest/core/rooms/game-code'
import { insertProfile, type NewProfile } from '../../src/accounts/store/profiles'
import type { Db, NewRow } from '../../src/db/db'
import { type GamePlayer, insertPlayer, type NewPlayer } from '../../src/games/store/players'
import {
  type GameQuestionCopy,
  type GameSession,
  insertGame,
  type NewGame,
} from '../../src/games/store/sessions'
import { insertQuestionSet, type NewQuestionSet } from '../../src/question-sets/store/question-sets'
import { newId } from '../../src/runtime/tokens'

export const aCode = () => gameCodeFrom((n) => randomInt(n))

export const aProfile = (db: Db, profile: Partial<NewProfile> = {}) =>
  insertProfile(db, { displayName: 'Ana', userType: 'student', ...profile })

export const aQuestion = (
  questionId: string,
  change: Partial<GameQuestionCopy> = {},
): GameQuestionCopy => ({
  questionId,
  questionText: 'Which of these is a tool of a surveyor?',
  options: [
    { text: 'Theodolite', isCorrect: true },
    { text: 'Stethoscope', isCorrect: false },
  ],
  points: 10,
  timeLimitSeconds: 30,
  difficulty: 'medium',
  ...change,
})

export async function aGame(db: Db, change: Partial<NewGame> = {}): Promise<GameSession> {
  const inserted = await insertGame(db, {
    gameCode: aCode(),
    setTitle: 'Surveying',
    settings: GameSettings.parse({}),
    questions: [aQuestion('qn_one'), aQuestion('qn_two', { points: 20 })],
    ...change,
  })
  if (!inserted.ok) throw new Error(inserted.code)
  return inserted.game
}

export async function aPlayer(
  db: Db,
  gameSessionId: string,
  change: Partial<NewPlayer> = {},
): Promise<GamePlayer> {
  const inserted = await insertPlayer(db, { gameSessionId, displayName: 'Ben', ...change })
  if (!inserted.ok) throw new Error(inserted.code)
  return inserted.player
}

export const aSet = (db: Db, change: Partial<NewQuestionSet> = {}) =>
  insertQuestionSet(db, {
    title: 'Surveying',
    subject: 'Science',
    gradeLevel: [6, 7],
    tags: [],
    isPublic: true,
    questions: [],
    ...change,
  })

/** A pathkey of its own, so that tests do not meet in the catalogue. */
export async function aPathkey(db: Db, change: Partial<NewRow<'pathkeys'>> = {}): Promise<string> {
  const id = newId('pathkey')
  await db.insert(db.tables.pathkeys).values({
    id,
    name: 'Theodolite',
    description: 'For whoever measures twice.',
    rarity: 'common',
    keyType: 'career',
    keyCode: id,
    colorPrimary: '#ffce3a',
    colorSecondary: '#1f7a6d',
    metadata: {},
    orderIndex: 0,
    ...change,
  })
  return id
}

/** A career of its own, in every list. */
export async function aCareer(db: Db, change: Partial<NewRow<'careers'>> = {}): Promise<string> {
  const id = `ca_${randomUUID()}`
  await db.insert(db.tables.careers).values({
    id,
    title: `Surveyor ${id}`,
    description: 'Measures land.',
    industry: 'Architecture & Construction',
    sector: 'Design/Pre-Construction',
    educationLevel: [],
    tasks: [],
    certifications: [],
    relatedCareers: [],
    isVerified: true,
    ...change,
  })
  return id
}
