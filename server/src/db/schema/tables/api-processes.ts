import type { Columns } from '../columns'

/** API processes that run on this database, and of their secrets only whether they are the same. */
export const defineApiProcesses = ({ table, text, timeMs }: Columns) =>
  table('api_processes', {
    id: text('id').primaryKey(),
    authFingerprint: text('auth_fingerprint').notNull(),
    roomFingerprint: text('room_fingerprint').notNull(),
    seatFingerprint: text('seat_fingerprint').notNull(),
    ltiFingerprint: text('lti_fingerprint').notNull(),
    /** Until then the process counts as running. */
    aliveUntil: timeMs('alive_until').notNull(),
  })

/** Failures that count against an account whichever process hears of them; one row for each. */
export const defineAccountFailures = ({ index, table, text, timeMs }: Columns) =>
  table(
    'account_failures',
    {
      id: text('id').primaryKey(),
      /** What failed and whose account it is, as a keyed hash. */
      keyHash: text('key_hash').notNull(),
      /** From then on it does not count any more. */
      expiresAt: timeMs('expires_at').notNull(),
    },
    (t) => [
      index('account_failures_key').on(t.keyHash, t.expiresAt),
      index('account_failures_expiry').on(t.expiresAt),
    ],
  )
