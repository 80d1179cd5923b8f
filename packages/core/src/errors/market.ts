import type { ErrorEntries } from './entry'

/** Buying for XP. */
export const MARKET_ERRORS = {
  pack_not_found: { status: 404, message: 'This pack is not for sale. Please choose another one.' },
  tokens_missing: {
    status: 409,
    message: 'You need {missing} more XP to open this pack. Play games to earn XP.',
  },
  cosmetic_not_found: {
    status: 404,
    message: 'This cosmetic is not for sale. Please choose another one.',
  },
  cosmetic_not_owned: {
    status: 409,
    message: 'You do not own this cosmetic yet. Buy it to wear it.',
  },
  cosmetic_tokens_missing: {
    status: 409,
    message: 'You need {missing} more XP to buy this. Play games to earn XP.',
  },
} as const satisfies ErrorEntries
