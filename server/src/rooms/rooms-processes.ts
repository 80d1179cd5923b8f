import { StoreAnswer, signCall } from '@pathquest/core'
import { every } from '../runtime/every'
import { describeError, type Log } from '../runtime/log'
import { callRooms } from './call'
import type { RoomAddress, RoomDirectory } from './room-directory'

const LOOK_MS = 1_000
/** As a call to a room: a busy machine takes its time. */
const LOOK_TIMEOUT_MS = 3_000
/** One look may be late nevertheless. */
const FAILURES_MAX = 2

interface RoomsProcess {
  origin: string
  /** What it has said last; undefined: it never answered. */
  store: StoreAnswer | undefined
  /** Looks in a row without an answer. */
  failures: number
  isUp: boolean
  /** Why it is not served though it answers: said once. */
  refusedFor: string | undefined
}

export interface RoomsProcessesOptions {
  /** `ROOMS_ORIGINS` */
  origins: readonly string[]
  secret: string
  now: () => number
  log: Log
  /** Writes down that the store is served; throws where it must not be. */
  admit: (store: StoreAnswer) => Promise<void>
}

/**
 * Rooms in processes of their own, at fixed addresses. Asks each of them every second which store it
 * is, and sends new games to the stores that answer, in turn.
 */
export class RoomsProcesses implements RoomDirectory {
  readonly #processes: RoomsProcess[]
  readonly #waiting = new Set<() => void>()
  #turn = 0
  #isStopped = false
  #stops: (() => Promise<void>)[] = []

  constructor(private readonly options: RoomsProcessesOptions) {
    this.#processes = options.origins.map((origin) => ({
      origin,
      store: undefined,
      failures: 0,
      isUp: false,
      refusedFor: undefined,
    }))
  }

  /** Resolves after the first look; a process that is not up yet is found by a later one. */
  async start(): Promise<void> {
    await Promise.all(this.#processes.map((one) => this.#look(one)))
    for (const { origin, isUp } of this.#processes) {
      if (isUp) continue
      this.#log('warn', `no rooms answer at ${origin}: start them with \`npm run rooms\``)
    }
    this.#stops = this.#processes.map((one) => every(LOOK_MS, () => this.#look(one), this.#failed))
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all(this.#stops.map((stop) => stop()))
    // Whoever waits for rooms is told that none come.
    for (const wake of this.#waiting) wake()
  }

  ids = (): string[] => this.#served().map(({ store }) => store.id)

  reachable = (): string[] =>
    this.#served()
      .filter(({ isUp }) => isUp)
      .map(({ store }) => store.id)

  next = (): string | undefined => {
    const served = this.#served()
    const up = served.filter(({ isUp, store }) => isUp && store.disk !== 'full')
    const among = up.length > 0 ? up : served
    return among[this.#turn++ % among.length]?.store.id
  }

  originOf = (storeId: string | null): string | undefined => this.#find(storeId)?.origin

  whenUp = async (storeId: string | null, timeoutMs: number): Promise<RoomAddress | undefined> => {
    const found = this.#find(storeId)
    if (!found) return undefined
    if (!found.isUp) await this.#nextLook(() => found.isUp || this.#isStopped, timeoutMs)
    const { hostname: host, port } = new URL(found.origin)
    return found.isUp ? { host, port: Number(port || 80) } : undefined
  }

  isHealthy = async (storeId?: string): Promise<boolean> =>
    this.#served().some(
      ({ store, isUp }) =>
        isUp && (storeId === undefined || (store.id === storeId && store.disk !== 'full')),
    )

  #served() {
    return this.#processes.filter(
      (one): one is RoomsProcess & { store: StoreAnswer } =>
        one.store !== undefined && one.refusedFor === undefined,
    )
  }

  /** A game of before ids may be in any of several stores: nobody is asked for it. */
  #find(storeId: string | null) {
    const served = this.#served()
    if (storeId === null) return this.#processes.length === 1 ? served[0] : undefined
    return served.find(({ store }) => store.id === storeId)
  }

  /** Waits, look by look, until `isDone` or the time is over. */
  async #nextLook(isDone: () => boolean, timeoutMs: number): Promise<void> {
    await new Promise<void>((done) => {
      const settle = () => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        done()
      }
      const wake = () => isDone() && settle()
      const timer = setTimeout(settle, timeoutMs)
      this.#waiting.add(wake)
    })
  }

  async #look(one: RoomsProcess): Promise<void> {
    const store = await this.#storeAt(one.origin).catch((error: unknown) => {
      if (one.isUp && one.failures + 1 >= FAILURES_MAX) {
        one.isUp = false
        this.#log('warn', `the rooms at ${one.origin} do not answer`, describeError(error))
      }
    })
    if (!store) return void one.failures++
    one.failures = 0
    const refusal = await this.#admit(one, store)
    if (refusal && refusal !== one.refusedFor) {
      this.#log('error', `the rooms at ${one.origin} get no games: ${refusal}`)
    }
    const isNews = !refusal && !one.isUp
    Object.assign(one, { store, refusedFor: refusal, isUp: refusal === undefined })
    if (isNews) this.#log('info', `the rooms at ${one.origin} answer`)
    for (const wake of this.#waiting) wake()
  }

  /** Why this process is not served; undefined: it is. */
  async #admit(one: RoomsProcess, store: StoreAnswer): Promise<string | undefined> {
    const same = this.#served().find((other) => other !== one && other.store.id === store.id)
    if (same?.isUp) {
      return `it is the same store of rooms as ${same.origin}: name each process once in ROOMS_ORIGINS, and give each its own DATA_DIR`
    }
    try {
      await this.options.admit(store)
    } catch (error) {
      // What was admitted before stays so while the database is away.
      return one.store?.id === store.id && one.refusedFor === undefined
        ? undefined
        : (error as Error).message
    }
  }

  async #storeAt(origin: string): Promise<StoreAnswer> {
    const { secret, now } = this.options
    const headers = await signCall(secret, { method: 'GET', path: '/__store', body: '' }, now())
    const { status, text } = await callRooms(`${origin}/__store`, {
      headers,
      timeoutMs: LOOK_TIMEOUT_MS,
    })
    if (status === 401) throw new Error('it refuses our signature: give it the same ROOM_SECRET')
    if (status !== 200) throw new Error(`it answers ${status}, as no rooms process does`)
    return StoreAnswer.parse(JSON.parse(text))
  }

  #failed = (error: unknown): void =>
    this.options.log.error(
      { kind: 'rooms', error: describeError(error) },
      'the rooms could not be looked at',
    )

  #log(level: 'info' | 'warn' | 'error', text: string, error?: unknown): void {
    this.options.log[level]({ kind: 'rooms', ...(error !== undefined && { error }) }, text)
  }
}
