import type { LedgerReason } from '@pathquest/core/rewards/ledger'
import type { profileMessages } from '../../messages/en/profile'

type Key = keyof typeof profileMessages

const WORDS = {
  game: 'profile.gameGone',
  pack: 'profile.pack',
  cosmetic: 'profile.cosmetic',
  accepted_answer: 'profile.acceptedAnswer',
  merge: 'profile.merge',
} as const satisfies Record<LedgerReason, Key>

/** What a line of the ledger is called; a page may be older than what the server books. */
export const ledgerWords = (reason: string): (typeof WORDS)[LedgerReason] | 'profile.other' =>
  Object.hasOwn(WORDS, reason) ? WORDS[reason as LedgerReason] : 'profile.other'
