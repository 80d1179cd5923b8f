import type { LtiScore } from '../store/scores'

/** By then a platform shows what it has taken: some work a grade off after they have answered. */
export const SHOWN_BY_MS = 20_000
/** When a column is read after a grade was sent into it. */
export const READ_AFTER_MS = [2_000, 8_000, SHOWN_BY_MS] as const

/** A grade that was sent, as the platform shows it: so, otherwise; null: that is not known (yet). */
export type SeenStanding = 'same' | 'other' | null

type Seen = Pick<LtiScore, 'state' | 'sentScore' | 'sentAt' | 'seenScore' | 'seenAt'>

/** By the last reading since it was sent. */
export function seenStanding({ state, sentScore, sentAt, seenScore, seenAt }: Seen): SeenStanding {
  if (state !== 'sent' || sentAt === null) return null
  if (seenAt === null || seenAt < sentAt || seenScore === null) return null
  if (seenScore === sentScore) return 'same'
  return seenAt - sentAt >= SHOWN_BY_MS ? 'other' : null
}

/** Sent, and not settled: neither seen as it was sent, nor read late enough to say more. */
export function isUnread(row: Seen): boolean {
  const { state, sentAt, seenAt } = row
  if (state !== 'sent' || sentAt === null || seenStanding(row) !== null) return false
  return seenAt === null || seenAt - sentAt < SHOWN_BY_MS
}

/** When a sent grade is looked for again; null: that is settled. */
export function nextLookAt(row: Seen, now: number): number | null {
  const { sentAt } = row
  if (sentAt === null || !isUnread(row)) return null
  const after = READ_AFTER_MS.find((ms) => sentAt + ms > now)
  return after === undefined ? now : sentAt + after
}
