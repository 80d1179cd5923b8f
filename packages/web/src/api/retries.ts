import { ApiError } from '@pathquest/sdk/api/error'

export const RETRIES = 3
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

/** A refusal is final; only lost connections and server errors are worth a retry. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500

export const retryDelayMs = (attempt: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS)

/** Runs a request of a page without a query client as often as a query would. */
export async function withRetries<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await request()
    } catch (error) {
      if (attempt >= RETRIES || !isWorthRetrying(error)) throw error
      await new Promise((done) => setTimeout(done, retryDelayMs(attempt)))
    }
  }
}
