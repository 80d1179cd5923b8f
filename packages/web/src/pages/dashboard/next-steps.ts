import type { HostedResult, Teaching } from '@pathquest/core/contracts'

/** The first steps of a new teacher, in order, with whether they are done. */
export interface FirstStep {
  id: 'host' | 'set' | 'invite'
  isDone: boolean
}

export type Suggestion =
  | { kind: 'reports'; set: NonNullable<Teaching['reportedSet']> }
  | { kind: 'report'; result: HostedResult; average: number }
  | { kind: 'unplayed'; set: { id: string; title: string } }
  | { kind: 'mode'; mode: string; setId: string | null }
  | { kind: 'set' }
  | { kind: 'invite' }

/** Whoever has hosted this often knows the way, whatever they left out. */
const NEWCOMER_GAMES = 3
const SUGGESTIONS = 3
/** A class that got less of the points than this has something to talk about. */
const LOW_AVERAGE = 60

/** null: no newcomer (any more). */
export function firstSteps({ results, hasOwnSet, hasStudents }: Teaching): FirstStep[] | null {
  const steps: FirstStep[] = [
    { id: 'host', isDone: results.length > 0 },
    { id: 'set', isDone: hasOwnSet },
    { id: 'invite', isDone: hasStudents },
  ]
  const isNew = results.length < NEWCOMER_GAMES && steps.some(({ isDone }) => !isDone)
  return isNew ? steps : null
}

/** At most three things worth doing, the most useful first; `modes` are those for a class. */
export function suggestions(
  { results, hasOwnSet, hasStudents, unplayedSet, reportedSet }: Teaching,
  modes: readonly string[],
): Suggestion[] {
  const found: Suggestion[] = []
  // The next class that plays the set meets the same question.
  if (reportedSet) found.push({ kind: 'reports', set: reportedSet })
  const [hardest] = results
    .flatMap((result) =>
      result.classAverage === null ? [] : [{ result, average: result.classAverage }],
    )
    .sort((a, b) => a.average - b.average)
  if (hardest && hardest.average < LOW_AVERAGE) found.push({ kind: 'report', ...hardest })
  if (unplayedSet) found.push({ kind: 'unplayed', set: unplayedSet })
  const played = new Set(results.map(({ gameMode }) => gameMode))
  const untried = modes.find((mode) => !played.has(mode))
  const setId = results[0]?.questionSetId ?? null
  if (untried) found.push({ kind: 'mode', mode: untried, setId })
  if (!hasOwnSet) found.push({ kind: 'set' })
  if (!hasStudents) found.push({ kind: 'invite' })
  return found.slice(0, SUGGESTIONS)
}
