import { proof } from '../proof'

export interface Period {
  what: string
  howLong: string
  proofs: readonly string[]
}

const DAY_MS = 24 * 3_600_000
export const days = (ms: number): string => `${ms / DAY_MS} days`

export const PURGE = 'server/src/retention/purge.test.ts'
export const SUITE = 'server/test/storage/retention-suite.ts'
export const DELETION = proof(
  'server/src/account-data/canary.test.ts',
  'after the deletion no row, no file and no room holds the student',
)
