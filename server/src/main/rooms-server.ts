import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { hasHalfRestore } from '../backup'
import { loadStoreId, placeOf } from '../room-stores'
import { startRooms } from '../rooms'
import { EnvError } from '../runtime/env'
import type { Log } from '../runtime/log'
import type { RoomsEnv } from '../runtime/rooms-env'
import { WatchedClock } from '../runtime/watched-clock'

/** A running rooms process. */
export interface RunningRooms {
  storeId: string
  /** What ROOMS_ORIGINS of the API servers names, where they reach this host by it. */
  origin: string
  stop: () => Promise<void>
}

/** Starts rooms without an API: workerd, which answers at an address of its own. */
export async function startRoomsServer(env: RoomsEnv, log: Log): Promise<RunningRooms> {
  const { DATA_DIR: dataDir, ROOMS_HOST: host, ROOMS_PORT: port } = env
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (hasHalfRestore(dataDir)) {
    throw new EnvError(
      'DATA_DIR: a restore was stopped half-way. Run `npm run restore -- FILE --replace` again.',
    )
  }
  const storeId = loadStoreId(dataDir)
  const clock = new WatchedClock()
  clock.onStep((ms) => log.warn({ kind: 'clock', step: ms / 1000 }, 'the clock was set'))
  clock.start()
  const rooms = await startRooms({
    stateFolder: join(dataDir, 'rooms'),
    host,
    port,
    env: {
      ROOM_SECRET: env.ROOM_SECRET,
      STORE_ID: storeId,
      STORE_PLACE: placeOf(dataDir),
      API_ORIGIN: env.API_ORIGIN,
      ...(env.PUBLIC_ORIGIN && { PUBLIC_ORIGIN: env.PUBLIC_ORIGIN }),
    },
    clock,
    log: (line) => log.info({ kind: 'rooms' }, line.slice(0, 500)),
  }).catch((error: unknown) => {
    clock.stop()
    const why = error instanceof Error ? error.message : String(error)
    throw new EnvError(
      `The rooms do not start: ${why}. The lines above say more; where the address ${host}:${port} is taken, choose another ROOMS_PORT.`,
      { cause: error },
    )
  })
  const stop = async () => {
    clock.stop()
    await rooms.stop()
  }
  return { storeId, origin: `http://${host}:${port}`, stop }
}
