/** Short events of one batch stay far below the 128 KiB of a value. */
const BATCH_MAX = 128

interface Write<What> {
  what: What
  /** Runs once it is stored: acknowledgements and broadcasts. */
  stored: () => void
  failed: (error: unknown) => void
}

/**
 * Stored before acknowledged, and as fast as memory: the first write waits one turn, so that what
 * arrives meanwhile is written in the same put. (Each message is an event of its own: without
 * the wait every answer would be a write of its own.)
 */
export class GroupCommit<What> {
  private waiting: Write<What>[] = []
  private running: Promise<void> | null = null

  constructor(private readonly put: (batch: What[]) => Promise<void>) {}

  add(write: Write<What>): void {
    this.waiting.push(write)
    this.running ??= this.run()
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    while (this.running) await this.running
  }

  private async run(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0))
    while (this.waiting.length > 0) await this.writeBatch(this.waiting.splice(0, BATCH_MAX))
    this.running = null
  }

  private async writeBatch(batch: Write<What>[]): Promise<void> {
    try {
      await this.put(batch.map((one) => one.what))
    } catch (error) {
      // What waits was built on what is now lost: none of it may be stored.
      const lost = [...batch, ...this.waiting.splice(0)]
      for (const write of lost) undisturbed(() => write.failed(error))
      return
    }
    for (const write of batch) undisturbed(write.stored)
  }
}

/** One recipient that cannot be told must not keep the others waiting, nor end the writing. */
function undisturbed(tell: () => void): void {
  try {
    tell()
  } catch (error) {
    console.error(JSON.stringify({ event: 'tell_failed', reason: String(error) }))
  }
}
