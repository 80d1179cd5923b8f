import type { Db } from '../db/db'
import { EnvError } from '../runtime/env'
import { every } from '../runtime/every'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import {
  adoptGames,
  countLiveGames,
  findRoomStore,
  listOtherStores,
  markStoreLost,
  moveGames,
  putRoomStore,
  type RoomStore,
  updateAliveUntil,
} from './store'
import { placeOf } from './store-id'

const BEAT_MS = 30_000
/** After three beats without a word. */
const ALIVE_MS = 3 * BEAT_MS
/** Longer than an upgrade takes. */
const MISSED_MS = 10 * 60_000

type MemberServices = Pick<Services, 'store' | 'env' | 'now' | 'log'>

/**
 * Tells the database that this server runs this store of rooms, and takes over what no other can
 * run: on SQLite every game, since its database belongs to this folder; on PostgreSQL those of a
 * former store of this very folder. Returns what says that it has stopped.
 */
export async function joinStores(
  services: MemberServices,
  storeId: string,
): Promise<() => Promise<void>> {
  const { store, now, log } = services
  await register(services, storeId)
  if (store.dialect === 'sqlite') return async () => {}
  const missed = new Set<string>()
  const stop = every(
    BEAT_MS,
    async () => {
      await register(services, storeId)
      await warnOfMissed(services, storeId, missed)
    },
    (error) => {
      log.error(
        { kind: 'rooms', storeId, error: describeError(error) },
        'the store of rooms could not be kept',
      )
    },
  )
  return async () => {
    await stop()
    await updateAliveUntil(store.db, storeId, now())
  }
}

/** Also again, after the database was restored alone. */
async function register(services: MemberServices, storeId: string): Promise<void> {
  const { store, env, now, log } = services
  const { dialect } = store
  const place = placeOf(env.dataDir)
  const taken = await store.transact(async (tx) => {
    const known = await findRoomStore(tx, storeId)
    if (known && known.place !== place && isRunning(known, now())) {
      throw new EnvError(
        `DATA_DIR: the rooms of ${env.dataDir} are a copy of those of ${known.place}, whose server runs. Stop that one, or delete ${env.dataDir}/rooms here, for rooms of its own.`,
      )
    }
    const aliveUntil = dialect === 'sqlite' ? now() : now() + ALIVE_MS
    await putRoomStore(tx, { id: storeId, origin: env.publicOrigin, place, aliveUntil })
    const origin = dialect === 'sqlite' ? null : env.publicOrigin
    const adopted = known ? 0 : await adoptGames(tx, { to: storeId, origin, now: now() })
    const isOurs = (other: RoomStore) =>
      dialect === 'sqlite' || (other.place === place && !isRunning(other, now()))
    return adopted + (await takeOver(tx, { storeId, isOurs, now: now() }))
  })
  if (taken > 0) log.info({ kind: 'rooms', storeId, count: taken }, 'games were taken over')
}

async function takeOver(
  tx: Db,
  { storeId, isOurs, now }: { storeId: string; isOurs: (one: RoomStore) => boolean; now: number },
): Promise<number> {
  let games = 0
  for (const other of (await listOtherStores(tx, storeId)).filter(isOurs)) {
    games += await moveGames(tx, other.id, { to: storeId, now })
    await markStoreLost(tx, other.id, now)
  }
  return games
}

export const isRunning = ({ aliveUntil }: RoomStore, now: number): boolean => aliveUntil > now

/** Nobody else may end what a stopped server has: its operator decides. */
async function warnOfMissed(
  { store, now, log }: MemberServices,
  storeId: string,
  missed: Set<string>,
): Promise<void> {
  const others = await listOtherStores(store.db, storeId)
  const away = others.filter(({ aliveUntil }) => aliveUntil < now() - MISSED_MS)
  const news = away.filter(({ id }) => !missed.has(id))
  const games = news.length > 0 ? await countLiveGames(store.db) : new Map<string, number>()
  for (const { id } of news) {
    missed.add(id)
    const count = games.get(id) ?? 0
    if (count === 0) continue
    log.warn(
      { kind: 'rooms', storeId: id, count },
      'a server that has running games is away: start it, or give them up with `npm run stores:lost`',
    )
  }
}

/** Where people reach a store's games; null: at our own address, or its server is not known. */
export const makeAddressOf =
  ({ store, env }: Pick<Services, 'store' | 'env'>) =>
  async (storeId: string): Promise<string | null> => {
    const origin = (await findRoomStore(store.db, storeId))?.origin
    return origin === undefined || origin === env.publicOrigin ? null : origin
  }
