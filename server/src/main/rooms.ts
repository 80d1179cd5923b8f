import { EnvError } from '../runtime/env'
import { describeError, makeLog } from '../runtime/log'
import { parseRoomsEnv } from '../runtime/rooms-env'
import { type RunningRooms, startRoomsServer } from './rooms-server'

const STOP_AT_MOST_MS = 8_000

async function main(): Promise<void> {
  const env = parseRoomsEnv(process.env)
  const log = makeLog(env.LOG_LEVEL)
  process.on('unhandledRejection', (error) => {
    log.error({ error: describeError(error) }, 'unhandled rejection')
  })
  let rooms: RunningRooms | undefined
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_AT_MOST_MS).unref()
    await rooms?.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The supervisor that started this process has ended.
  process.once('disconnect', stop)
  rooms = await startRoomsServer(env, log)
  if (stopping) return rooms.stop()
  if (process.connected) await new Promise((done) => process.send?.('up', done))
  console.log(`The rooms of store ${rooms.storeId} are at ${rooms.origin}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error)
  process.exit(1)
})
