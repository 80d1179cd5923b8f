// What can go wrong between a gradebook and us, and what must stand in it at the end.

/** Each strikes scores of one student; a score is stored only where it says so. */
const scoreFaults = [
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

/** Breaks the platform for each student in another way; in a long drill for everybody, too. */
export function breakPlatform(lms, students, { shift, isLong }) {
  const forEverybody = [
    { endpoint: 'token', kind: '503' },
    { endpoint: 'line_items', kind: '503' },
    // The column is made, but we do not hear of it.
    { endpoint: 'line_items', kind: 'lost_reply', skip: 2 },
  ]
  const forEach = students.map((userId, index) => ({
    endpoint: 'scores',
    userId,
    ...scoreFaults[(index + shift) % scoreFaults.length],
  }))
  for (const fault of [...(isLong ? forEverybody : []), ...forEach]) lms.addFault(fault)
}

/** Which of the faults have struck so far. */
export const struckFaults = (lms) => {
  const struck = lms.requests().flatMap(({ fault }) => fault ?? [])
  return Object.fromEntries(
    [...new Set(struck)].sort().map((kind) => [kind, struck.filter((one) => one === kind).length]),
  )
}

/**
 * @param {(student: number) => number} expected the grade that the last game gave, 0-100
 * @returns figures: missing, double, wrong
 */
export function compareGradebook(lms, { courseId, linkId, students }, expected) {
  const columns = lms.gradebook(courseId).filter((column) => column.linkId === linkId)
  const figures = { missing: 0, double: Math.max(0, columns.length - 1), wrong: 0 }
  for (const [index, userId] of students.entries()) {
    const cells = columns.flatMap(({ cells, scoreMaximum }) =>
      cells.filter((cell) => cell.userId === userId).map((cell) => ({ ...cell, scoreMaximum })),
    )
    const [{ result, scoreMaximum } = {}] = cells.filter(({ result }) => result !== null)
    if (!result) figures.missing++
    else if (result.points !== (expected(index) / 100) * scoreMaximum) figures.wrong++
    figures.double += repeatedResults(cells.flatMap(({ events }) => events))
  }
  return figures
}

/** Results that only say again what the one before them said. */
function repeatedResults(events) {
  const stored = events.filter(({ outcome }) => outcome === 'stored').map(({ score }) => score)
  const says = ({ scoreGiven, scoreMaximum, activityProgress, gradingProgress }) =>
    JSON.stringify([scoreGiven, scoreMaximum, activityProgress, gradingProgress])
  return stored.filter((score, at) => at > 0 && says(score) === says(stored[at - 1])).length
}

/** The same number of scores posted by bare calls, as wide as we send them. */
export async function bareScoresMs(lms, { courseId, students }, width) {
  const { clientId } = lms.registerTool({ origin: 'http://localhost:9', clientId: 'bare' })
  const item = lms.addLineItem({ courseId, clientId, label: 'Bare' })
  const token = 'bare'
  const scope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score'
  lms.state.accessTokens.set(token, { clientId, scopes: [scope], expiresAt: Date.now() + 60_000 })
  const url = `${lms.origin}/services/courses/${courseId}/line-items/${item.id}/line-item/scores`
  const queue = [...students]
  const since = performance.now()
  const lane = async () => {
    for (let userId = queue.shift(); userId; userId = queue.shift()) {
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
      if (!answer.ok) throw new Error(`A bare score was answered ${answer.status}`)
      await answer.body?.cancel()
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  lms.removeLineItem(item.id)
  lms.removeTool(clientId)
  return performance.now() - since
}
