import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import { prepared } from '../../db/prepared'
import { AppError } from '../../runtime/errors'
import { newId } from '../../runtime/tokens'

export type GamePlayer = Row<'gamePlayers'>

export interface NewPlayer {
  id?: string
  gameSessionId: string
  profileId?: string | null
  displayName: string
  team?: string | null
  joinedAt?: number
  /** The limit to enforce here as well; absent: the room has decided. */
  maxPlayers?: number
}

type InsertedPlayer =
  | { ok: true; player: GamePlayer; isNew: boolean }
  | { ok: false; code: 'game_full' }

const newSeat = ({ insert, tables: { gamePlayers } }: Db) =>
  insert(gamePlayers)
    .values({
      id: sql.placeholder('id'),
      gameSessionId: sql.placeholder('gameSessionId'),
      profileId: sql.placeholder('profileId'),
      displayName: sql.placeholder('displayName'),
      team: sql.placeholder('team'),
      joinedAt: sql.placeholder('joinedAt'),
    })
    .onConflictDoNothing()
    .returning()
    .prepare()

/** Takes a seat. The same id or profile again gets the seat it has (`isNew` false). */
export async function insertPlayer(
  db: Db,
  { maxPlayers, ...seat }: NewPlayer,
): Promise<InsertedPlayer> {
  if (maxPlayers === undefined) return insertSeat(db, seat)
  return db.transact(async (tx): Promise<InsertedPlayer> => {
    const held = await heldSeat(tx, seat)
    if (held) return { ok: true, player: held, isNew: false }
    if ((await countPlayers(tx, seat.gameSessionId)) >= maxPlayers) {
      return { ok: false, code: 'game_full' }
    }
    return insertSeat(tx, seat)
  })
}

/** One statement, and no transaction: a class that arrives is a hundred of them. */
async function insertSeat(db: Db, seat: NewPlayer): Promise<InsertedPlayer> {
  const [player] = await prepared(db, newSeat).execute({
    profileId: null,
    team: null,
    ...seat,
    id: seat.id ?? newId('player'),
    joinedAt: seat.joinedAt ?? Date.now(),
  })
  if (player) return { ok: true, player, isNew: true }
  const held = await heldSeat(db, seat)
  if (!held) throw new AppError('insert_failed')
  return { ok: true, player: held, isNew: false }
}

async function heldSeat(
  db: Db,
  { id, profileId, gameSessionId }: NewPlayer,
): Promise<GamePlayer | undefined> {
  const byItsId = id === undefined ? undefined : await findPlayer(db, id)
  return byItsId ?? (profileId ? findPlayerByProfile(db, gameSessionId, profileId) : undefined)
}

const byId = ({ select, tables: { gamePlayers } }: Db) =>
  select()
    .from(gamePlayers)
    .where(eq(gamePlayers.id, sql.placeholder('id')))
    .prepare()

export async function findPlayer(db: Db, id: string): Promise<GamePlayer | undefined> {
  const [row] = await prepared(db, byId).execute({ id })
  return row
}

const byProfile = ({ select, tables: { gamePlayers } }: Db) =>
  select()
    .from(gamePlayers)
    .where(
      and(
        eq(gamePlayers.gameSessionId, sql.placeholder('gameSessionId')),
        eq(gamePlayers.profileId, sql.placeholder('profileId')),
      ),
    )
    .prepare()

export async function findPlayerByProfile(
  db: Db,
  gameSessionId: string,
  profileId: string,
): Promise<GamePlayer | undefined> {
  const [row] = await prepared(db, byProfile).execute({ gameSessionId, profileId })
  return row
}

const ofGame = ({ select, tables: { gamePlayers } }: Db) =>
  select()
    .from(gamePlayers)
    .where(eq(gamePlayers.gameSessionId, sql.placeholder('gameSessionId')))
    .orderBy(asc(gamePlayers.joinedAt), asc(gamePlayers.id))
    .prepare()

/** Everybody who had a seat, removed players included, by joined_at. */
export async function listPlayers(db: Db, gameSessionId: string): Promise<GamePlayer[]> {
  return prepared(db, ofGame).execute({ gameSessionId })
}

/** Seats that are taken: removed players do not count. */
export async function countPlayers(db: Db, gameSessionId: string): Promise<number> {
  const { gamePlayers: t } = db.tables
  const [row] = await db
    .select({ players: count() })
    .from(t)
    .where(and(eq(t.gameSessionId, gameSessionId), isNull(t.removedAt)))
  return row?.players ?? 0
}

type PlayerChange = Partial<
  Pick<
    GamePlayer,
    | 'displayName'
    | 'score'
    | 'correctAnswers'
    | 'totalAnswers'
    | 'isConnected'
    | 'leftAt'
    | 'removedAt'
    | 'team'
    | 'classAverageScore'
    | 'tookPart'
    | 'askedQuestions'
    | 'character'
  >
>

/** The fields of a player that the room reports. Undefined: no such seat. */
export async function updatePlayer(
  db: Db,
  id: string,
  change: PlayerChange,
): Promise<GamePlayer | undefined> {
  const { gamePlayers: t } = db.tables
  const [row] = await db.update(t).set(change).where(eq(t.id, id)).returning()
  return row
}

/** One seat's row in a roster post. */
export type RosterRow = Required<
  Omit<PlayerChange, 'team' | 'tookPart' | 'askedQuestions' | 'character'>
>

const STANDING_COLUMNS = [
  'score',
  'correctAnswers',
  'totalAnswers',
  'isConnected',
  'leftAt',
  'removedAt',
  'classAverageScore',
] as const satisfies readonly (keyof RosterRow)[]

const rosterRow = (db: Db) => setColumns(db, [...STANDING_COLUMNS, 'displayName'])

/** An update of these columns of one seat. */
function setColumns(
  { update, tables: { gamePlayers } }: Db,
  columns: readonly (keyof PlayerChange | 'placement')[],
) {
  const values = columns.map((column) => [column, sql.placeholder(column)] as const)
  return update(gamePlayers)
    .set(Object.fromEntries(values) as object)
    .where(eq(gamePlayers.id, sql.placeholder('id')))
    .returning({ id: gamePlayers.id })
    .prepare()
}

/** Updates the copy of one seat: a class has a hundred, reported after every question. */
export async function copyRosterRow(db: Db, id: string, row: RosterRow): Promise<void> {
  await prepared(db, rosterRow).execute({ ...row, id })
}

/** One seat's row in a result post. */
type ResultRow = Required<Omit<PlayerChange, 'displayName'>>

const RESULT_COLUMNS = [
  ...STANDING_COLUMNS,
  'team',
  'tookPart',
  'askedQuestions',
  'character',
] as const
const resultRow = (db: Db) => setColumns(db, RESULT_COLUMNS)
const namedResultRow = (db: Db) => setColumns(db, [...RESULT_COLUMNS, 'displayName'])

/** Stores the final state of one seat: a class has a hundred, settled in one transaction. */
export async function copyResultRow(
  db: Db,
  id: string,
  { displayName, ...row }: ResultRow & Pick<PlayerChange, 'displayName'>,
): Promise<void> {
  if (displayName === undefined) await prepared(db, resultRow).execute({ ...row, id })
  else await prepared(db, namedResultRow).execute({ ...row, displayName, id })
}

/** Leaving sets left_at, coming back clears it. */
export async function updatePlayerConnection(
  db: Db,
  id: string,
  isConnected: boolean,
  now = Date.now(),
): Promise<GamePlayer | undefined> {
  return updatePlayer(db, id, { isConnected, leftAt: isConnected ? null : now })
}

/** Removes a player: the record stays and bars the account from this game. */
export async function markPlayerRemoved(
  db: Db,
  id: string,
  now = Date.now(),
): Promise<GamePlayer | undefined> {
  return updatePlayer(db, id, { removedAt: now, isConnected: false, leftAt: now })
}

const removed = (db: Db) => {
  const { gamePlayers } = db.tables
  return db
    .delete(gamePlayers)
    .where(eq(gamePlayers.id, sql.placeholder('id')))
    .returning({ id: gamePlayers.id })
    .prepare()
}

/** Left in the lobby: the seat is free again. */
export async function removePlayer(db: Db, id: string): Promise<boolean> {
  const rows = await prepared(db, removed).execute({ id })
  return rows.length > 0
}

const placementOf = (db: Db) => setColumns(db, ['placement'])

/** The procedure `update_player_placement`. False: no such player. */
export async function updatePlayerPlacement(
  db: Db,
  id: string,
  placement: number | null,
): Promise<boolean> {
  const rows = await prepared(db, placementOf).execute({ placement, id })
  return rows.length > 0
}

/** The procedure `award_player_rewards`: what the results show. False: no such player. */
export async function awardPlayerRewards(
  db: Db,
  id: string,
  rewards: { tokensEarned: number; pathkeysEarned: string[] | null; xpUsedUp?: boolean },
): Promise<boolean> {
  const { gamePlayers: t } = db.tables
  const rows = await db.update(t).set(rewards).where(eq(t.id, id)).returning()
  return rows.length > 0
}
