import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { checkDisk } from '../runtime/disk'
import { isRunning, type ProcessMark } from '../runtime/process-mark'
import { WatchedClock } from '../runtime/watched-clock'
import { callRooms, reachableHost } from './call'
import { removeEmptied } from './emptied-rooms'
import { clearRecord, HangRecord, RECORD_NAME, readRecord, writeRecord } from './hang-record'
import { roomVariables, workerdConfig } from './workerd-config'
import { spawnWorkerd, type WorkerdProcess, waitForExit, watchHealth } from './workerd-process'

/** What the rooms need to start. */
export interface RoomsOptions {
  /** Folder of everything the rooms keep; one server at a time. */
  stateFolder: string
  /** Reaches the room class as `room.env`; `API_ORIGIN` is the only place rooms may call. */
  env: Record<string, string>
  /** Address that workerd listens on, this machine alone when absent. */
  host?: string
  /** Its port, a free one when absent. */
  port?: number
  /** The bundled room, the product's own when absent. */
  bundle?: string
  /** Of this machine when absent. */
  clock?: Pick<WatchedClock, 'steppedMs' | 'look' | 'onStep'>
  log?: (message: string) => void
  /** Called at each restart. */
  restarted?: () => void
}

/** The running rooms. */
export interface Rooms {
  /** Where signed calls go. The port may change with a restart. */
  origin: () => string
  /** The port while the rooms answer, waiting at most `timeoutMs` for a restart. */
  whenUp: (timeoutMs: number) => Promise<number | undefined>
  /** Whether this server's own workerd answers. */
  healthy: () => Promise<boolean>
  /** Process number of workerd, 0 between two lives. */
  pid: () => number
  stop: () => Promise<void>
}

/** After a start that did not last; after a longer life they are started again at once. */
const firstBackoffMs = 50
const longestBackoffMs = 2000
const stableAfterMs = 1_000
/** A room that hangs at every start is known after two of them. */
const firstStartsMax = 3
/** For everything until the first answer: a busy machine takes its time to start a process. */
const startTimeoutMs = 5000
const healthTimeoutMs = 1000
const termGraceMs = 1000

/** Starts the rooms and keeps them running until `stop`. */
export async function startRooms(options: RoomsOptions): Promise<Rooms> {
  const log = options.log ?? (() => {})
  const folder = resolve(options.stateFolder)
  const host = options.host ?? '127.0.0.1'
  const originAt = (port: number) => `http://${reachableHost(host)}:${port}`
  const recordFile = join(folder, RECORD_NAME)
  const instanceId = randomBytes(16).toString('hex')
  const clock = options.clock ?? new WatchedClock()
  const env = { ...options.env, INSTANCE_ID: instanceId }
  /** What may be another one at the next start of workerd. */
  const newest = () => ({ CLOCK_STEPPED_MS: String(clock.steppedMs), ...hangs.variables() })

  await endPredecessor(recordFile)
  const hangs = new HangRecord(join(folder, 'hangs.json'), log)
  const names = { ...env, ...newest() }
  const configFile = prepareFolder(folder, names, options.bundle ?? productBundle())

  let current: WorkerdProcess | undefined
  let port: number | undefined
  let lastPort = 0
  let stopping = false
  let stopBackoff = () => {}
  const waiting = new Set<() => void>()

  /** An answer confirms the clock to the rooms: it is looked at before. */
  const answers = async (port: number, timeoutMs?: number) => {
    // A folder that cannot be looked at takes no writes either.
    const disk = await checkDisk(folder).catch(() => 'full')
    clock.look()
    return isAnswering(`${originAt(port)}/__health/${instanceId}?disk=${disk}`, timeoutMs)
  }
  // Timers of workerd go by the wall clock: set back, they would stand still for as long.
  clock.onStep(() => {
    if (!current || stopping) return
    log('The clock of this machine was set: the rooms are started again')
    current.kill('SIGKILL')
  })

  /** A full disk does not keep the rooms from starting; their successor may have to end them by hand. */
  function record(pid: number): void {
    try {
      writeRecord(recordFile, pid)
    } catch (error) {
      log(`The process of the rooms could not be written down: ${(error as Error).message}`)
    }
  }

  async function launch(): Promise<void> {
    const workerd = spawnWorkerd(configFile, {
      address: `${host}:${options.port ?? 0}`,
      variables: roomVariables({ ...env, ...newest() }),
      onLine: (line) => {
        if (!hangs.readTrace(line)) log(withoutQuery(line))
      },
    })
    const hung = () => {
      const room = hangs.add()
      const end = room ? `; room ${room} was at work and is not taken up again` : ''
      log(`The rooms did not answer for 5 s and are ended${end}`)
      workerd.kill('SIGKILL')
    }
    current = workerd
    if (workerd.pid) record(workerd.pid)
    // A slow start leaves a room that hangs in it less time than it takes to tell: it gets the rest.
    let timer = setTimeout(() => {
      timer = setTimeout(hung, hangs.undecidedMs())
    }, startTimeoutMs)
    try {
      const listening = await workerd.port
      const isThere = await answers(listening, 2 * startTimeoutMs)
      if (!isThere) throw new Error('workerd does not answer')
      port = lastPort = listening
      const stopWatching = watchHealth(() => answers(listening), hung)
      void workerd.exited.then(stopWatching)
      for (const wake of waiting) wake()
    } catch (error) {
      workerd.kill('SIGKILL')
      await workerd.exited
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  async function keepRunning(): Promise<void> {
    let backoffMs = 0
    while (!stopping) {
      const since = performance.now()
      await current?.exited
      port = undefined
      current = undefined
      if (stopping) return
      options.restarted?.()
      if (performance.now() - since > stableAfterMs) backoffMs = 0
      log(`The rooms ended; starting them again in ${backoffMs} ms`)
      await new Promise<void>((done) => {
        const timer = setTimeout(done, backoffMs)
        stopBackoff = () => {
          clearTimeout(timer)
          done()
        }
      })
      backoffMs = backoffMs === 0 ? firstBackoffMs : Math.min(backoffMs * 2, longestBackoffMs)
      if (stopping) return
      await launch().catch((error: Error) => log(`The rooms did not start: ${error.message}`))
    }
  }

  for (let starts = 1; port === undefined; starts++) {
    await launch().catch((error: Error) => {
      if (starts === firstStartsMax) throw error
      log(`The rooms did not start: ${error.message}`)
    })
  }
  const kept = keepRunning()

  return {
    origin: () => originAt(port ?? lastPort),
    pid: () => (port === undefined ? 0 : (current?.pid ?? 0)),
    healthy: async () => port !== undefined && answers(port),
    whenUp: (timeoutMs) => {
      if (port !== undefined || stopping) return Promise.resolve(port)
      return new Promise((done) => {
        const settle = () => {
          clearTimeout(timer)
          waiting.delete(settle)
          done(port)
        }
        const timer = setTimeout(settle, timeoutMs)
        waiting.add(settle)
      })
    },
    stop: async () => {
      stopping = true
      stopBackoff()
      current?.kill('SIGTERM')
      if (current && !(await waitForExit(current.exited, termGraceMs))) current.kill('SIGKILL')
      await kept
      for (const wake of waiting) wake()
      clearRecord(recordFile)
    },
  }
}

function productBundle(): string {
  const party = dirname(createRequire(import.meta.url).resolve('@pathquest/party/package.json'))
  return join(party, 'dist/room.mjs')
}

/** Lays the config beside a copy of the bundle: a new build never changes running rooms. */
function prepareFolder(folder: string, env: Record<string, string>, bundle: string): string {
  const storageFolder = join(folder, 'storage')
  const configFile = join(folder, 'config.capnp')
  mkdirSync(storageFolder, { recursive: true, mode: 0o700 })
  removeEmptied(storageFolder, Date.now())
  copyFileSync(bundle, join(folder, 'room.mjs'))
  writeFileSync(configFile, workerdConfig({ env, storageFolder, apiOrigin: env.API_ORIGIN }))
  return configFile
}

/** Kills what a dead server left behind; refuses to share the folder with a living one. */
async function endPredecessor(recordFile: string): Promise<void> {
  const record = readRecord(recordFile)
  if (!record) return
  if (record.owner.pid !== process.pid && isRunning(record.owner)) {
    throw new Error(`Another server (process ${record.owner.pid}) uses this data folder.`)
  }
  if (isRunning(record.workerd)) {
    process.kill(record.workerd.pid, 'SIGKILL')
    await gone(record.workerd)
  }
  clearRecord(recordFile)
}

async function gone(mark: ProcessMark): Promise<void> {
  const deadline = performance.now() + 2000
  while (isRunning(mark)) {
    if (performance.now() > deadline) throw new Error(`Process ${mark.pid} does not end.`)
    await new Promise((done) => setTimeout(done, 10))
  }
}

async function isAnswering(address: string, timeoutMs = healthTimeoutMs): Promise<boolean> {
  try {
    return (await callRooms(address, { timeoutMs })).status === 200
  } catch {
    // Refused or too slow: either way it does not answer.
    return false
  }
}

/** Tickets travel in query strings and must not reach a log. */
function withoutQuery(line: string): string {
  return line.replace(/\?[^\s"']*/g, '?…')
}
