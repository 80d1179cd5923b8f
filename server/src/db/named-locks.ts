/** A lock that processes share; absent where there is one process alone. */
interface SharedLock {
  tryLock: (name: string) => Promise<boolean>
  unlock: (name: string) => Promise<void>
}

/** Locks by name, each for work that at most one process does at a time. */
export class NamedLocks {
  /** A connection gets its own locks again and again, so what this process has is known here. */
  readonly #underWay = new Set<string>()

  constructor(
    private readonly lock: SharedLock | undefined,
    /** The work is done; that its lock could not be given back is only told. */
    private readonly failed: (error: Error) => void,
  ) {}

  /** Undefined: somebody else is at it. */
  async tryWith<T>(name: string, work: () => Promise<T>): Promise<{ result: T } | undefined> {
    if (this.#underWay.has(name)) return undefined
    this.#underWay.add(name)
    try {
      if (this.lock && !(await this.lock.tryLock(name))) return undefined
      try {
        return { result: await work() }
      } finally {
        await this.lock?.unlock(name).catch(this.failed)
      }
    } finally {
      this.#underWay.delete(name)
    }
  }
}
