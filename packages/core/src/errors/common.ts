import type { ErrorEntries } from './entry'

/** What any request may meet, and the only texts every client carries. */
export const COMMON_ERRORS = {
  rate_limited: {
    status: 429,
    message: 'Too many tries. Please wait {seconds} seconds and try again.',
  },
  unavailable: { status: 503, message: 'Not available right now. Please try again in a moment.' },
  unexpected: {
    status: 500,
    message: 'An unexpected error occurred. Please try again.',
  },
} as const satisfies ErrorEntries
