import { uptime } from 'node:os'

/** Less is how a clock is kept right, and no game is hurt by it. */
const STEP_MS = 2_000
const LOOK_EVERY_MS = 500

/** The clocks of this machine, in ms. */
export interface Clocks {
  /** The time of day, which may be set. */
  wall: () => number
  /** Only goes forth; stands still while the machine sleeps. */
  steady: () => number
  /** Only goes forth, also while the machine sleeps; coarse. */
  awake: () => number
}

const ofThisMachine: Clocks = {
  wall: Date.now,
  steady: () => performance.now(),
  awake: () => uptime() * 1000,
}

/**
 * Notices when the wall clock is set: when it went on by something else than time did. A machine
 * that slept is no step. What is set before the process starts cannot be known.
 */
export class WatchedClock {
  /** By how much it was set forth since the start, all steps together; below zero: back. */
  steppedMs = 0
  readonly #listeners = new Set<(ms: number) => void>()
  #last: { wall: number; steady: number; awake: number }
  #timer: NodeJS.Timeout | undefined

  constructor(private readonly clocks: Clocks = ofThisMachine) {
    this.#last = this.#read()
  }

  /** Looks twice a second until `stop`. */
  start(): void {
    this.#timer ??= setInterval(() => this.look(), LOOK_EVERY_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** `listener` hears of each step, in ms. */
  onStep(listener: (ms: number) => void): void {
    this.#listeners.add(listener)
  }

  /** Who relies on the wall clock looks right before. */
  look(): void {
    const before = this.#last
    const now = this.#read()
    this.#last = now
    const passedMs = Math.max(now.steady - before.steady, now.awake - before.awake)
    const stepMs = Math.round(now.wall - before.wall - passedMs)
    if (Math.abs(stepMs) < STEP_MS) return
    this.steppedMs += stepMs
    for (const listener of this.#listeners) listener(stepMs)
  }

  /**
   * The earlier of what the wall clock says and what it would say had it never been set forth: for
   * what deletes or ends by date, and cannot be taken back.
   */
  cautious = (): number => this.clocks.wall() - Math.max(0, this.steppedMs)

  #read() {
    const { wall, steady, awake } = this.clocks
    return { wall: wall(), steady: steady(), awake: awake() }
  }
}
