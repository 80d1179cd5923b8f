/** Short events of one batch stay far below the 128 KiB of a value. */
const BATCH_MAX = 128

interface Write<What> {
  what: What
  /** Runs once it is stored: sends acknowledgements and broadcasts. */
  stored: () => void
  failed: (error: unknown) => void
}

/**
 * Write-ahead batching (group commit): the first write waits one turn of the event loop, so that
 * all events that arrive in it are written in the same put. (Each message is its own event: without
 * the wait every answer would be its own write.) Events are acknowledged only once stored.
 */
export class GroupCommit<What> {
  private waiting: Write<What>[] = []
  private running: Promise<void> | null = null

  /** `written` runs after the callbacks of each batch. */
  constructor(
    private readonly put: (batch: What[]) => Promise<void>,
    private readonly written: () => void = () => {},
  ) {}

  add(write: Write<What>): void {
    this.waiting.push(write)
    this.running ??= this.run()
  }

  /** Resolves when no write is pending. */
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
      // Pending writes were built on the lost one: none of them may be stored.
      const lost = [...batch, ...this.waiting.splice(0)]
      for (const write of lost) undisturbed(() => write.failed(error))
      return
    }
    for (const write of batch) undisturbed(write.stored)
    undisturbed(this.written)
  }
}

/** A callback that throws must neither block the others nor end the writing. */
function undisturbed(callback: () => void): void {
  try {
    callback()
  } catch (error) {
    console.error(JSON.stringify({ event: 'tell_failed', reason: String(error) }))
  }
}
