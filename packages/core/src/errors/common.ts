export interface ErrorEntry {
  status: number
  /** The English message; `{name}` is filled in from the parameters. */
  message: string
}

export type ErrorEntries = Readonly<Record<string, ErrorEntry>>

/** Errors that any request may get, and the only texts that every client includes. */
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
