const tellEveryMs = 10_000

const reasons = {
  unread: 'did not read what was sent to them',
  frames: 'sent frames that are too big or broken',
  address: 'were beyond SOCKETS_PER_ADDRESS',
}
export type Refusal = keyof typeof reasons

/** Tells the log of sockets that were refused: one line for all of ten seconds, and no address. */
export class RefusalCount {
  private readonly counts = new Map<Refusal, number>()
  private telling: NodeJS.Timeout | undefined

  constructor(private readonly log: (message: string) => void) {}

  add(why: Refusal): void {
    this.counts.set(why, (this.counts.get(why) ?? 0) + 1)
    this.telling ??= setTimeout(() => this.tell(), tellEveryMs).unref()
  }

  /** Tells what is left to tell. */
  stop(): void {
    if (this.telling) this.tell()
  }

  private tell(): void {
    clearTimeout(this.telling)
    this.telling = undefined
    const parts = [...this.counts].map(([why, count]) => `${count} ${reasons[why]}`)
    this.counts.clear()
    this.log(`Sockets refused or cut off: ${parts.join(', ')}`)
  }
}
