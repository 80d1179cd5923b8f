import { ROOM_RETENTION_MS } from '@pathquest/core/rooms/timing'
import { and, asc, count, eq, gt, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Db, Row } from '../db/db'
import { isLive } from '../games'

export type RoomStore = Row<'roomStores'>

export async function findRoomStore(db: Db, id: string): Promise<RoomStore | undefined> {
  const { roomStores: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.id, id))
  return row
}

export async function listRoomStores(db: Db): Promise<RoomStore[]> {
  const { roomStores: t } = db.tables
  return db.select().from(t).orderBy(asc(t.id))
}

/** New, or here again: then it is not lost any more. */
export async function putRoomStore(db: Db, store: Omit<RoomStore, 'lostAt'>): Promise<void> {
  const { roomStores: t } = db.tables
  const { origin, place, aliveUntil } = store
  await db
    .insert(t)
    .values(store)
    .onConflictDoUpdate({ target: t.id, set: { origin, place, aliveUntil, lostAt: null } })
}

export async function updateAliveUntil(db: Db, id: string, aliveUntil: number): Promise<void> {
  const { roomStores: t } = db.tables
  await db.update(t).set({ aliveUntil }).where(eq(t.id, id))
}

export async function markStoreLost(db: Db, id: string, lostAt: number): Promise<void> {
  const { roomStores: t } = db.tables
  await db.update(t).set({ lostAt }).where(eq(t.id, id))
}

/** How many games of each store have not ended; those of no known store under null. */
export async function countLiveGames(db: Db): Promise<Map<string | null, number>> {
  const { gameSessions: t } = db.tables
  const rows = await db
    .select({ storeId: t.storeId, games: count() })
    .from(t)
    .where(isLive(db))
    .groupBy(t.storeId)
  return new Map(rows.map(({ storeId, games }) => [storeId, games]))
}

/** The room of such a game may still stand. */
const mayHaveRoom = (db: Db, now: number): SQL | undefined => {
  const { endedAt } = db.tables.gameSessions
  return or(isLive(db), gt(endedAt, now - 2 * ROOM_RETENTION_MS))
}

/** Games whose rooms were in another store belong to this one from now on. Returns how many. */
export async function moveGames(
  db: Db,
  from: string,
  { to, now }: { to: string; now: number },
): Promise<number> {
  const { gameSessions: t } = db.tables
  const moved = await db
    .update(t)
    .set({ storeId: to })
    .where(and(eq(t.storeId, from), mayHaveRoom(db, now)))
    .returning({ id: t.id })
  return moved.length
}

/**
 * Games of before stores had ids: those that a server at this address made; null: at any. Returns
 * how many.
 */
export async function adoptGames(
  db: Db,
  { to, origin, now }: { to: string; origin: string | null; now: number },
): Promise<number> {
  const { gameSessions: t } = db.tables
  const nameless = await db
    .select({ id: t.id, metadata: t.metadata })
    .from(t)
    .where(and(isNull(t.storeId), mayHaveRoom(db, now)))
  const ids = nameless
    .filter(({ metadata: { roomsAt = origin } }) => origin === null || roomsAt === origin)
    .map(({ id }) => id)
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE)
    await db.update(t).set({ storeId: to }).where(inArray(t.id, some))
  }
  return ids.length
}

/** Parameters of one statement. */
const AT_ONCE = 500

/** Other stores that are not given up. */
export async function listOtherStores(db: Db, id: string): Promise<RoomStore[]> {
  const { roomStores: t } = db.tables
  return db
    .select()
    .from(t)
    .where(and(ne(t.id, id), isNull(t.lostAt)))
}
