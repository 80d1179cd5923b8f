import type { Json } from '@pathquest/core'
import { normalizeGameCode } from '@pathquest/core/rooms/game-code'
import type { TeamRow } from '@pathquest/core/rooms/views'
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'
import { prepared } from '../../db/prepared'
import { newId } from '../../runtime/tokens'

const nameOf = ({ select, tables: { profiles } }: Db) =>
  select({ displayName: profiles.displayName })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('id')))
    .prepare()

/** The name under which a host is known here; empty once it is erased. */
export async function findHostName(db: Db, profileId: string): Promise<string> {
  const [row] = await prepared(db, nameOf).execute({ id: profileId })
  return row?.displayName ?? ''
}

export type GameSession = Row<'gameSessions'>

/** A question as a game copies it from its set. */
export type GameQuestionCopy = Omit<NewRow<'gameQuestions'>, 'gameSessionId' | 'orderIndex'>

export type NewGame = Pick<
  NewRow<'gameSessions'>,
  | 'gameCode'
  | 'hostProfileId'
  | 'classId'
  | 'questionSetId'
  | 'setTitle'
  | 'careerId'
  | 'careerSector'
  | 'gameMode'
  | 'sessionType'
  | 'maxPlayers'
  | 'isPublic'
  | 'allowLateJoin'
  | 'settings'
> & {
  id?: string
  /** The store of rooms that will have its room. */
  storeId?: string | null
  metadata?: Record<string, unknown>
  createdAt?: number
  /** In the order of play. */
  questions: readonly GameQuestionCopy[]
}

type InsertedGame = { ok: true; game: GameSession } | { ok: false; code: 'code_taken' }

/** A waiting game with its own copy of the questions. `code_taken`: try again with another code. */
export async function insertGame(db: Db, { questions, ...game }: NewGame): Promise<InsertedGame> {
  const createdAt = game.createdAt ?? Date.now()
  return db.transact(async (tx): Promise<InsertedGame> => {
    if (await isCodeRetired(tx, game.gameCode, createdAt)) return { ok: false, code: 'code_taken' }
    const [row] = await tx
      .insert(tx.tables.gameSessions)
      .values({
        ...game,
        id: game.id ?? newId('session'),
        metadata: game.metadata ?? {},
        totalQuestions: questions.length,
        totalPoints: questions.reduce((sum, question) => sum + question.points, 0),
        createdAt,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) {
      if (game.id && (await findGame(tx, game.id))) throw new Error('Insert failed: id in use')
      return { ok: false, code: 'code_taken' }
    }
    await insertGameQuestions(tx, row.id, questions)
    return { ok: true, game: row }
  })
}

/** A game's own copy of its questions, in the order of play. */
export async function insertGameQuestions(
  tx: Db,
  gameSessionId: string,
  questions: readonly GameQuestionCopy[],
): Promise<void> {
  if (questions.length === 0) return
  await tx
    .insert(tx.tables.gameQuestions)
    .values(questions.map((question, orderIndex) => ({ ...question, gameSessionId, orderIndex })))
}

// Written out: the partial index of live codes is used only if its condition is recognised.
export const isLive = ({ tables }: Db) =>
  sql`${tables.gameSessions.status} in ('waiting', 'in_progress')`

const byId = ({ select, tables: { gameSessions } }: Db) =>
  select()
    .from(gameSessions)
    .where(eq(gameSessions.id, sql.placeholder('id')))
    .prepare()

export async function findGame(db: Db, id: string): Promise<GameSession | undefined> {
  const [row] = await prepared(db, byId).execute({ id })
  return row
}

const liveByCode = (db: Db) => {
  const { gameSessions } = db.tables
  return db
    .select()
    .from(gameSessions)
    .where(and(eq(gameSessions.gameCode, sql.placeholder('code')), isLive(db)))
    .prepare()
}

/** The waiting or running game with this code, however it was typed. */
export async function findLiveGameByCode(db: Db, code: string): Promise<GameSession | undefined> {
  const [row] = await prepared(db, liveByCode).execute({ code: normalizeGameCode(code) })
  return row
}

const lastByCode = ({ select, tables: { gameSessions } }: Db) =>
  select()
    .from(gameSessions)
    .where(eq(gameSessions.gameCode, sql.placeholder('code')))
    .orderBy(desc(gameSessions.createdAt))
    .limit(1)
    .prepare()

/** The live game with this code, else the last one that had it. */
export async function findGameByCode(db: Db, code: string): Promise<GameSession | undefined> {
  const live = await findLiveGameByCode(db, code)
  if (live) return live
  const [row] = await prepared(db, lastByCode).execute({ code: normalizeGameCode(code) })
  return row
}

/** Waiting to in_progress. Undefined: it was no longer waiting. */
export async function markGameStarted(
  db: Db,
  id: string,
  startedAt: number,
): Promise<GameSession | undefined> {
  const { gameSessions: t } = db.tables
  const [row] = await db
    .update(t)
    .set({ status: 'in_progress', startedAt })
    .where(and(eq(t.id, id), eq(t.status, 'waiting')))
    .returning()
  return row
}

/** Waiting to completed without a start: nothing is earned. Undefined: it was not waiting. */
export async function markGameCancelled(
  db: Db,
  id: string,
  endedAt: number,
): Promise<GameSession | undefined> {
  return end(db, id, endedAt, { outcome: 'cancelled' })
}

/** To completed, the last step of the settlement. Undefined: it was completed before. */
export async function markGameCompleted(
  db: Db,
  id: string,
  played: { startedAt: number; endedAt: number },
): Promise<GameSession | undefined> {
  return end(db, id, played.endedAt, { outcome: 'finished', startedAt: played.startedAt })
}

type EndGameServices = { outcome: 'cancelled' } | { outcome: 'finished'; startedAt: number }

async function end(
  db: Db,
  id: string,
  endedAt: number,
  ending: EndGameServices,
): Promise<GameSession | undefined> {
  const from = ending.outcome === 'cancelled' ? ['waiting' as const] : LIVE
  return db.transact(async (tx) => {
    const { gameSessions: t } = tx.tables
    const [row] = await tx
      .update(t)
      .set({ ...ending, status: 'completed', endedAt, pausedAt: null })
      .where(and(eq(t.id, id), inArray(t.status, from)))
      .returning()
    if (row) await retireCode(tx, row.gameCode, endedAt)
    return row
  })
}

const LIVE = ['waiting' as const, 'in_progress' as const]

/** For a game that has not ended; a completed one stays as it is. */
export async function updateCurrentQuestionIndex(
  db: Db,
  id: string,
  currentQuestionIndex: number,
): Promise<boolean> {
  const { gameSessions: t } = db.tables
  const rows = await db
    .update(t)
    .set({ currentQuestionIndex })
    .where(and(eq(t.id, id), inArray(t.status, LIVE)))
    .returning()
  return rows.length > 0
}

/** Since when its host has paused it; null: it is running. For a game that has not ended. */
export async function updateGamePause(
  db: Db,
  id: string,
  pausedAt: number | null,
): Promise<boolean> {
  const { gameSessions: t } = db.tables
  const rows = await db
    .update(t)
    .set({ pausedAt })
    .where(and(eq(t.id, id), inArray(t.status, LIVE)))
    .returning()
  return rows.length > 0
}

/** The final teams; null if there were none. */
export const teamsOfGame = ({ metadata }: GameSession): TeamRow[] | null =>
  (metadata.teams as TeamRow[] | undefined) ?? null

/** A mode's own outcome, besides places: a shared win or loss, and what its UI draws. */
export const endingOfGame = ({ metadata }: GameSession): GameEnding => ({
  outcome: (metadata.outcome as GameEnding['outcome']) ?? null,
  summary: (metadata.summary as Json | undefined) ?? null,
})

interface GameEnding {
  outcome: 'won' | 'lost' | null
  summary: Json | null
}

/** It was ended by a fault on our side, not by its host, its players or its last question. */
export const isEndedByFault = ({ metadata }: Pick<GameSession, 'metadata'>): boolean =>
  metadata.endedByFault === true

/** Its room told of it, and is in this store: known from now on. */
export async function updateGameStore(db: Db, id: string, storeId: string): Promise<void> {
  const { gameSessions: t } = db.tables
  await db.update(t).set({ storeId }).where(eq(t.id, id))
}

/** Replaces the metadata. */
export async function updateGameMetadata(
  db: Db,
  id: string,
  metadata: Record<string, unknown>,
): Promise<boolean> {
  const { gameSessions: t } = db.tables
  const rows = await db.update(t).set({ metadata }).where(eq(t.id, id)).returning()
  return rows.length > 0
}

/** How long a code is reserved after its game. */
export const CODE_REUSE_MS = 24 * 3_600_000

/** Whether a game's code is still reserved. */
async function isCodeRetired(db: Db, code: string, now: number): Promise<boolean> {
  const { usedGameCodes: used } = db.tables
  const [row] = await db
    .select()
    .from(used)
    .where(and(eq(used.code, code), gt(used.releasedAt, now - CODE_REUSE_MS)))
  return row !== undefined
}

/**
 * The game has ended: from now on its code is reserved for a while. Expired reservations are
 * deleted.
 */
async function retireCode(db: Db, code: string, releasedAt: number): Promise<void> {
  const { usedGameCodes: used } = db.tables
  await db.delete(used).where(lte(used.releasedAt, releasedAt - CODE_REUSE_MS))
  await db
    .insert(used)
    .values({ code, releasedAt })
    .onConflictDoUpdate({ target: used.code, set: { releasedAt } })
}
