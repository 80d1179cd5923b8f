import { uptime } from 'node:os'

/** Less is a normal correction (NTP), which harms no game. */
const STEP_MS = 2_000
const LOOK_EVERY_MS = 500

/** The clocks of this machine, in ms. */
export interface Clocks {
  /** The time of day, which may be set. */
  wall: () => number
  /** Monotonic; stops while the machine sleeps. */
  steady: () => number
  /** Monotonic, also while the machine sleeps; coarse. */
  awake: () => number
}

const ofThisMachine: Clocks = {
  wall: Date.now,
  steady: () => performance.now(),
  awake: () => uptime() * 1000,
}

/**
 * Detects when the wall clock is set: when it advanced differently from the monotonic clocks. Sleep
 * is no step. A change before the process starts cannot be detected.
 */
export class WatchedClock {
  /** By how much it was set forward since the start, all steps together; negative: set back. */
  steppedMs = 0
  readonly #listeners = new Set<(ms: number) => void>()
  #last: { wall: number; steady: number; awake: number }
  #timer: NodeJS.Timeout | undefined

  constructor(private readonly clocks: Clocks = ofThisMachine) {
    this.#last = this.#read()
  }

  /** Checks twice a second until `stop`. */
  start(): void {
    this.#timer ??= setInterval(() => this.look(), LOOK_EVERY_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** `listener` is called with each step, in ms. */
  onStep(listener: (ms: number) => void): void {
    this.#listeners.add(listener)
  }

  /** Call before relying on the wall clock. */
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
   * The earlier of the wall clock and what it would be had it never been set forward: for deletions
   * and expiries, which cannot be undone.
   */
  cautious = (): number => this.clocks.wall() - Math.max(0, this.steppedMs)

  #read() {
    const { wall, steady, awake } = this.clocks
    return { wall: wall(), steady: steady(), awake: awake() }
  }
}
