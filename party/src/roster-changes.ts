import type { OutboxPost } from '@pathquest/core/contracts'

type Row = Extract<OutboxPost, { kind: 'roster' }>['players'][number]

/**
 * The roster as the API took it last: only what differs goes again. A room that has lost its memory
 * tells everything once.
 */
export class RosterChanges {
  private readonly known = new Map<string, string>()
  /** Of the post that is under way. */
  private sent = new Map<string, string>()

  of(rows: readonly Row[]): Row[] {
    this.sent = new Map()
    return rows.filter((row) => {
      const text = JSON.stringify(row)
      const isNews = this.known.get(row.playerId) !== text
      if (isNews) this.sent.set(row.playerId, text)
      return isNews
    })
  }

  /** The API has what was asked for last. */
  taken(): void {
    for (const [playerId, text] of this.sent) this.known.set(playerId, text)
  }

  forget(playerId: string): void {
    this.known.delete(playerId)
    this.sent.delete(playerId)
  }
}
