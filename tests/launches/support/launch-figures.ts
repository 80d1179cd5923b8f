export type Outcome = 'accepted' | 'refused'

/** The figures that `npm run test:lti` collects per test. */
export interface LaunchFigures {
  /** The expected outcome of a case; null if the test is not a case. */
  expected: Outcome | null
  /** Null until it ended. */
  outcome: Outcome | null
  hasCrashed: boolean
  /** Of one platform, so far. */
  keyFetches: number
  /** Requests to the attacker's key server, so far. */
  strays: number
}

declare module 'vitest' {
  interface TaskMeta {
    launch?: LaunchFigures
  }
}
