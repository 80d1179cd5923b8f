import { KEYS_PER_PUT } from './room-storage'

interface Write {
  entries: Record<string, string>
  /** Runs once the entries are kept: acknowledgements and broadcasts. */
  kept: () => void
  failed: (error: unknown) => void
}

/**
 * Kept before acknowledged, and as fast as memory: the first write waits one turn, so that what
 * arrives meanwhile is written in the same put. (Each message is an event of its own: without
 * the wait every answer would be a write of its own.)
 */
export class GroupCommit {
  private waiting: Write[] = []
  private running: Promise<void> | null = null

  constructor(private readonly put: (entries: Record<string, string>) => Promise<void>) {}

  add(write: Write): void {
    this.waiting.push(write)
    this.running ??= this.run()
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    while (this.running) await this.running
  }

  private async run(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0))
    while (this.waiting.length > 0) await this.writeBatch(this.nextBatch())
    this.running = null
  }

  private nextBatch(): Write[] {
    const batch: Write[] = []
    let keys = 0
    for (const write of this.waiting) {
      keys += Object.keys(write.entries).length
      if (batch.length > 0 && keys > KEYS_PER_PUT) break
      batch.push(write)
    }
    this.waiting.splice(0, batch.length)
    return batch
  }

  private async writeBatch(batch: Write[]): Promise<void> {
    try {
      const entries: Record<string, string> = Object.assign({}, ...batch.map((one) => one.entries))
      await this.put(entries)
    } catch (error) {
      // What waits was built on what is now lost: none of it may be kept.
      const lost = [...batch, ...this.waiting.splice(0)]
      for (const write of lost) undisturbed(() => write.failed(error))
      return
    }
    for (const write of batch) undisturbed(write.kept)
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
