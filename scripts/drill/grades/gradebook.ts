// Faults between a gradebook and the product, and its expected final state.
import type { WantedFault } from '../../../examples/lms-simulator/src/http/faults'
import type { ScoreEvent } from '../../../examples/lms-simulator/src/rows'
import type { Simulator } from '../../../examples/lms-simulator/src/simulator'
import { eachAtMost } from '../../harness/player-api'

/** The graded activity of a course. */
interface Place {
  courseId: string
  linkId: string
  students: string[]
}

/** Each affects the scores of one student; a score is stored only where noted. */
const scoreFaults: Omit<WantedFault, 'endpoint'>[] = [
  { kind: '400' },
  { kind: '503' },
  { kind: '409' },
  { kind: 'lost_reply' },
  { kind: '429', retryAfterSeconds: 2 },
  { kind: '401', times: 2 },
  { kind: 'cut' },
  { kind: '500' },
  { kind: 'timeout' },
  { kind: 'late' },
]

/** Breaks the platform for each student in a different way; in a long drill for everybody, too. */
export function breakPlatform(
  lms: Simulator,
  students: string[],
  { shift, isLong }: { shift: number; isLong: boolean },
) {
  const forEverybody = [
    { endpoint: 'token', kind: '503' },
    { endpoint: 'line_items', kind: '503' },
    // The column is created, but the response is lost.
    { endpoint: 'line_items', kind: 'lost_reply', skip: 2 },
  ]
  const forEach = students.flatMap((userId, index): WantedFault[] => {
    const fault = scoreFaults[(index + shift) % scoreFaults.length]
    return fault ? [{ endpoint: 'scores', userId, ...fault }] : []
  })
  for (const fault of [...(isLong ? forEverybody : []), ...forEach]) lms.addFault(fault)
}

/** Which of the faults have occurred so far. */
export const struckFaults = (lms: Simulator) => {
  const struck = lms.requests().flatMap(({ fault }) => fault ?? [])
  return Object.fromEntries(
    [...new Set(struck)].sort().map((kind) => [kind, struck.filter((one) => one === kind).length]),
  )
}

/**
 * @param expected the grade of the last game, 0-100
 * @returns figures: missing, double, wrong
 */
export function compareGradebook(
  lms: Simulator,
  { courseId, linkId, students }: Place,
  expected: (student: number) => number,
) {
  const columns = lms.gradebook(courseId).filter((column) => column.linkId === linkId)
  const figures = { missing: 0, double: Math.max(0, columns.length - 1), wrong: 0 }
  for (const [index, userId] of students.entries()) {
    const cells = columns.flatMap(({ cells, scoreMaximum }) =>
      cells.filter((cell) => cell.userId === userId).map((cell) => ({ ...cell, scoreMaximum })),
    )
    const graded = cells.find(({ result }) => result !== null)
    if (!graded?.result) figures.missing++
    else if (graded.result.points !== (expected(index) / 100) * graded.scoreMaximum) figures.wrong++
    figures.double += repeatedResults(cells.flatMap(({ events }) => events))
  }
  return figures
}

/** Results that repeat the previous one. */
function repeatedResults(events: ScoreEvent[]) {
  const stored = events.filter(({ outcome }) => outcome === 'stored').map(({ score }) => score)
  const said = stored.map(({ scoreGiven, scoreMaximum, activityProgress, gradingProgress }) =>
    JSON.stringify([scoreGiven, scoreMaximum, activityProgress, gradingProgress]),
  )
  return said.filter((one, at) => at > 0 && one === said[at - 1]).length
}

/** The same number of scores posted directly, with the sender's concurrency. */
export async function bareScoresMs(
  lms: Simulator,
  { courseId, students }: Omit<Place, 'linkId'>,
  width: number,
) {
  const { clientId } = lms.registerTool({ origin: 'http://localhost:9', clientId: 'bare' })
  const item = lms.addLineItem({ courseId, clientId, label: 'Bare' })
  const token = 'bare'
  const scope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score'
  lms.state.accessTokens.set(token, { clientId, scopes: [scope], expiresAt: Date.now() + 60_000 })
  const url = `${lms.origin}/services/courses/${courseId}/line-items/${item.id}/line-item/scores`
  const since = performance.now()
  await eachAtMost(width, students, async (userId) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/vnd.ims.lis.v1.score+json',
      },
      body: JSON.stringify({
        userId,
        scoreGiven: 50,
        scoreMaximum: 100,
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
        timestamp: new Date().toISOString(),
      }),
    })
    if (!answer.ok) throw new Error(`A direct score was answered ${answer.status}`)
    await answer.body?.cancel()
  })
  lms.removeLineItem(item.id)
  lms.removeTool(clientId)
  return performance.now() - since
}
