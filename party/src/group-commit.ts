/** Short events of one batch stay far below the 128 KiB of a value. */
const BATCH_MAX = 128
/** Broadcasts are built when no event waits to be stored, or after so many writes. */
const WRITES_BEFORE_BROADCAST = 4

interface Write<What> {
  what: What
  /** Runs once it is stored: sends the acknowledgement. */
  stored: () => void
  failed: (error: unknown) => void
}

/**
 * Write-ahead batching (group commit): the first write waits one turn of the event loop, so that
 * all events that arrive in it are written in the same put. (Each message is its own event: without
 * the wait every answer would be its own write.) Events are acknowledged only once stored, and
 * broadcast when their acknowledgements have left: until the disk has synced, the platform holds
 * back whatever is sent, and building the views of a class would hold it back for longer.
 */
export class GroupCommit<What> {
  private waiting: Write<What>[] = []
  private running: Promise<void> | null = null

  constructor(
    private readonly put: (batch: What[]) => Promise<void>,
    /** Resolves when everything that was put is on the disk. */
    private readonly sync: () => Promise<void>,
    /** Sends the broadcasts of what was stored. */
    private readonly broadcast: () => void,
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
    while (this.waiting.length > 0) {
      for (let writes = 0; writes < WRITES_BEFORE_BROADCAST && this.waiting.length > 0; writes++) {
        await this.writeBatch(this.waiting.splice(0, BATCH_MAX))
      }
      undisturbed(this.broadcast)
    }
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
    // The room is ended by the platform if its disk fails here.
    await this.sync().catch(report)
  }
}

/** A callback that throws must neither block the others nor end the writing. */
function undisturbed(callback: () => void): void {
  try {
    callback()
  } catch (error) {
    report(error)
  }
}

const report = (error: unknown) =>
  console.error(JSON.stringify({ event: 'tell_failed', reason: String(error) }))
