import type { LimitFunction } from 'p-limit'
import pLimit from 'p-limit'
import { AppError } from '../runtime/errors'

/** How many may do heavy work at a time, and how many may wait for it. */
export interface QueueLimits {
  atWork: number
  waiting: number
  /** In flight for one person: one at work, the others queued behind it. */
  ofOne: number
}

/** What a person with too much in flight waits for: about one of their own. */
const OWN_WAIT_SECONDS = 5

/**
 * A fair queue for CPU-heavy work. Each person has one place in the line: further work of theirs
 * waits behind their own, and nobody else waits behind that.
 */
export class FairQueue {
  private readonly line: LimitFunction
  private inLine = 0
  private readonly own = new Map<string, { oneAtATime: LimitFunction; underWay: number }>()

  constructor(private readonly turns: QueueLimits) {
    this.line = pLimit(turns.atWork)
  }

  /** Nothing is in flight. */
  get isEmpty(): boolean {
    return this.own.size === 0
  }

  /**
   * Runs `work` when its turn comes. Throws `rate_limited` if this person has too much in flight,
   * `unavailable` if too many others wait.
   */
  async take<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.own.get(person) ?? { oneAtATime: pLimit(1), underWay: 0 }
    if (own.underWay >= this.turns.ofOne) {
      throw new AppError('rate_limited', { seconds: OWN_WAIT_SECONDS })
    }
    own.underWay++
    this.own.set(person, own)
    try {
      return await own.oneAtATime(() => this.queue(work))
    } finally {
      own.underWay--
      if (own.underWay === 0) this.own.delete(person)
    }
  }

  private async queue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inLine >= this.turns.atWork + this.turns.waiting) throw new AppError('unavailable')
    this.inLine++
    try {
      return await this.line(work)
    } finally {
      this.inLine--
    }
  }
}

/**
 * Lets through one request in each turn of the event loop. A handler seldom awaits anything slow,
 * so a hundred that arrive together would run without a pause and delay the sockets of all games.
 */
export function makeRequestQueue(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let isTaken = false
  const next = () => {
    const go = waiting.shift()
    if (go) {
      setImmediate(next)
      go()
    } else isTaken = false
  }
  return () => {
    if (isTaken) return new Promise((go) => waiting.push(go))
    isTaken = true
    setImmediate(next)
    return Promise.resolve()
  }
}
