export type Queue = <T>(job: () => Promise<T>) => Promise<T>

/** Runs one job at a time, in the order of arrival; a failed one does not hold up the next. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const turn = last.then(job)
    // The caller of this job gets its failure; the next job only waits for the end.
    last = turn.catch(() => undefined)
    return turn
  }
}
