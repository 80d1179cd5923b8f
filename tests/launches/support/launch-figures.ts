export type Outcome = 'accepted' | 'refused'

/** What `npm run test:lti` counts of a test. */
export interface LaunchFigures {
  /** How a case must end; null where the test is none. */
  expected: Outcome | null
  /** Null until it ended. */
  outcome: Outcome | null
  hasCrashed: boolean
  /** Of one platform, so far. */
  keyFetches: number
  /** Requests for the keys of a stranger, so far. */
  strays: number
}

declare module 'vitest' {
  interface TaskMeta {
    launch?: LaunchFigures
  }
}
