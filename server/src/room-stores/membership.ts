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
  listRoomStores,
  markStoreLost,
  moveGames,
  putRoomStore,
  type RoomStore,
  updateAliveUntil,
} from './store'

const BEAT_MS = 30_000
/** After three beats without a word. */
const ALIVE_MS = 3 * BEAT_MS
/** Longer than an upgrade takes. */
const MISSED_MS = 10 * 60_000

type MemberServices = Pick<Services, 'store' | 'env' | 'now' | 'log'>

/** A store, and on which machine in which folder it is. */
type PlacedStore = Pick<RoomStore, 'id' | 'place'>

/**
 * Tells the database that this server runs this store of rooms, and takes over what no other can
 * run: on SQLite every game, since its database belongs to this folder; on PostgreSQL those of a
 * former store of this very place (a folder of this machine, or an origin). Returns what says that it has stopped.
 */
export async function joinStores(
  services: MemberServices,
  storeId: string,
  place: string,
): Promise<() => Promise<void>> {
  const { store, now } = services
  const own = { id: storeId, place }
  const keep = () => register(services, own, { adopts: true })
  await keep()
  if (store.dialect === 'sqlite') return async () => {}
  const missed = new Set<string>()
  const stop = everyBeat(services, async () => {
    await keep()
    await warnOfMissed(services, missed)
  })
  return async () => {
    await stop()
    await updateAliveUntil(store.db, storeId, now())
  }
}

/**
 * For stores in rooms processes of their own, which several servers may serve: `admit` tells the
 * database that one runs, once a beat, and throws where it must not be served. Games without a
 * store are adopted by none of them: their rooms may be in any.
 */
export function keepStores(services: MemberServices): {
  admit: (found: PlacedStore) => Promise<void>
  stop: () => Promise<void>
} {
  const { now } = services
  const admitted = new Map<string, { place: string; at: number }>()
  const missed = new Set<string>()
  return {
    admit: async ({ id, place }) => {
      const last = admitted.get(id)
      if (last?.place === place && now() - last.at < BEAT_MS) return
      await register(services, { id, place }, { adopts: false })
      admitted.set(id, { place, at: now() })
    },
    stop: everyBeat(services, () => warnOfMissed(services, missed)),
  }
}

const everyBeat = ({ log }: MemberServices, beat: () => Promise<void>) =>
  every(BEAT_MS, beat, (error) => {
    log.error(
      { kind: 'rooms', error: describeError(error) },
      'the stores of rooms could not be kept',
    )
  })

/** Also again, after the database was restored alone. `adopts`: games of before stores had ids. */
async function register(
  { store, env, now, log }: MemberServices,
  { id, place }: PlacedStore,
  { adopts }: { adopts: boolean },
): Promise<void> {
  const isAlone = store.dialect === 'sqlite'
  const taken = await store.transact(async (tx) => {
    const known = await findRoomStore(tx, id)
    if (known && known.place !== place && isRunning(known, now())) {
      throw new EnvError(
        `DATA_DIR: the rooms of ${place} are a copy of those of ${known.place}, which run, or ran a minute ago. Stop those, or delete the folder rooms of the copy, for rooms of its own.`,
      )
    }
    const aliveUntil = isAlone ? now() : now() + ALIVE_MS
    await putRoomStore(tx, { id, origin: env.publicOrigin, place, aliveUntil })
    const origin = isAlone ? null : env.publicOrigin
    const adopted = adopts && !known ? await adoptGames(tx, { to: id, origin, now: now() }) : 0
    const isOurs = (other: RoomStore) =>
      isAlone || (other.place === place && !isRunning(other, now()))
    return adopted + (await takeOver(tx, { storeId: id, isOurs, now: now() }))
  })
  if (taken > 0) log.info({ kind: 'rooms', storeId: id, count: taken }, 'games were taken over')
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

/** Nobody else may end what stopped rooms have: their operator decides. */
async function warnOfMissed(
  { store, now, log }: MemberServices,
  missed: Set<string>,
): Promise<void> {
  const stores = await listRoomStores(store.db)
  const away = stores.filter(
    ({ lostAt, aliveUntil }) => lostAt === null && aliveUntil < now() - MISSED_MS,
  )
  const news = away.filter(({ id }) => !missed.has(id))
  const games = news.length > 0 ? await countLiveGames(store.db) : new Map<string, number>()
  for (const { id } of news) {
    missed.add(id)
    const count = games.get(id) ?? 0
    if (count === 0) continue
    log.warn(
      { kind: 'rooms', storeId: id, count },
      'rooms that have running games are away: start them, or give them up with `npm run stores:lost`',
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
