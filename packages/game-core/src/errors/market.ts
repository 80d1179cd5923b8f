import type { ErrorEntries } from './entry'

/** Buying for XP. */
export const MARKET_ERRORS = {
  pack_not_found: { status: 404, message: 'This pack is not for sale. Please choose another one.' },
  tokens_missing: {
    status: 409,
    message: 'You need {missing} more XP to open this pack. Play games to earn XP.',
  },
} as const satisfies ErrorEntries
