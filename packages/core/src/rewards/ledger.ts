/** What tokens come and go for; /profile has words for each. */
export const LEDGER_REASONS = ['game', 'pack', 'cosmetic', 'accepted_answer', 'merge'] as const
export type LedgerReason = (typeof LEDGER_REASONS)[number]
