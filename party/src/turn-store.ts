import type * as Party from 'partykit/server'
import type { Alarm } from './alarm'
import { dropLog, type Entries, putAll, rewriteRoom, type Turn, turnEntries } from './room-storage'

/** Writes the turns of one game, each time together with the alarm that follows from them. */
export class TurnStore {
  constructor(
    private readonly storage: Party.Storage,
    private readonly alarm: Pick<Alarm, 'fired'>,
    /** Sets the alarm for what is due next. */
    private readonly arm: () => void,
  ) {}

  async write(turns: readonly Turn[]): Promise<void> {
    const entries = turnEntries(turns)
    if (!turns.some(({ isWhole }) => isWhole)) {
      await this.put(entries)
      this.dropOldLog(turns)
      return
    }
    const written = rewriteRoom(this.storage, entries)
    // The alarm was deleted with everything else.
    this.alarm.fired()
    this.arm()
    await written
  }

  async put(entries: Entries): Promise<void> {
    const written = Object.keys(entries).length > 0 ? putAll(this.storage, entries) : undefined
    this.arm()
    await written
  }

  /** Only once the snapshot is stored: until then the log is the only copy. */
  private dropOldLog(turns: readonly Turn[]): void {
    const page = turns.findLast(({ snapshot }) => snapshot !== null)
    if (!page) return
    dropLog(this.storage, page.version).catch((error) =>
      console.warn(JSON.stringify({ event: 'log_kept', reason: String(error) })),
    )
  }

  /** Resolves when everything that was written is on the disk. */
  sync(): Promise<void> {
    return this.storage.sync()
  }
}
