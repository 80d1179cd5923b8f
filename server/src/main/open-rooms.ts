import { join } from 'node:path'
import { joinStores, keepStores, loadStoreId, placeOf, storeIdOf } from '../room-stores'
import {
  hostedRooms,
  ownRooms,
  type RoomDirectory,
  RoomsProcesses,
  reachableHost,
  startRooms,
} from '../rooms'
import type { WatchedClock } from '../runtime/watched-clock'
import type { Services } from '../services/services'

interface OpenRooms {
  services: Pick<Services, 'store' | 'env' | 'now' | 'log' | 'secrets' | 'metrics'> & {
    clock: WatchedClock
  }
  /** Of the internal listener, which rooms post to. */
  apiPort: number
  /** What ends, in reverse order, what was started. */
  started: (() => Promise<unknown>)[]
}

/** The rooms of this server: those at the addresses of its environment, else a workerd that it starts. */
export function openRooms(opened: OpenRooms): Promise<RoomDirectory> {
  const { roomsOrigins, roomsPublicOrigin } = opened.services.env
  if (roomsPublicOrigin !== undefined) return joinHosted(opened, roomsPublicOrigin)
  return roomsOrigins.length > 0 ? findProcesses(opened) : startOwn(opened)
}

/** Every server that uses these rooms is at the same place. */
async function joinHosted(
  { services, started }: OpenRooms,
  origin: string,
): Promise<RoomDirectory> {
  const storeId = storeIdOf(origin)
  started.push(await joinStores(services, storeId, origin))
  const log = (line: string) => services.log.info({ kind: 'rooms' }, line.slice(0, 500))
  return ownRooms(storeId, hostedRooms({ origin, storeId, log }))
}

async function findProcesses({ services, started }: OpenRooms): Promise<RoomDirectory> {
  const { env, secrets, now, log } = services
  const { admit, stop } = keepStores(services)
  started.push(stop)
  const processes = new RoomsProcesses({
    origins: env.roomsOrigins,
    secret: secrets.room,
    now,
    log,
    admit,
  })
  started.push(() => processes.stop())
  await processes.start()
  return processes
}

async function startOwn({ services, apiPort, started }: OpenRooms): Promise<RoomDirectory> {
  const { env, secrets, clock, log, metrics } = services
  const storeId = loadStoreId(env.dataDir)
  started.push(await joinStores(services, storeId, placeOf(env.dataDir)))
  const rooms = await startRooms({
    stateFolder: join(env.dataDir, 'rooms'),
    port: env.roomsPort,
    env: {
      ROOM_SECRET: secrets.room,
      STORE_ID: storeId,
      API_ORIGIN: `http://${reachableHost(env.internalHost)}:${apiPort}`,
      PUBLIC_ORIGIN: env.publicOrigin,
    },
    clock,
    log: (line) => log.info({ kind: 'rooms' }, line.slice(0, 500)),
    restarted: metrics.roomsRestarted,
  })
  started.push(() => rooms.stop())
  return ownRooms(storeId, rooms)
}
