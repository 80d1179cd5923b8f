// The entry of the process that reads rosters and compares them.
import { FileRefusal } from '../runtime/files/file-refusal'
import { serveTask } from '../runtime/serve-task'
import type { RosterChange } from './changes'
import { planRoster } from './plan-roster'
import { readRosterFiles } from './read-files'
import type { RosterReply, RosterTask } from './roster-task'

/** Of one transaction, which no game waits long for. */
const CHANGES_PER_PART = 10
/** Each is an account with its rooms. */
const LEAVES_PER_PART = 20

serveTask<RosterTask, RosterReply>(async ({ bytes, key, classes, members }) => {
  try {
    const known = { classes: classes.flatMap(parsed), members: members.flatMap(parsed) }
    const plan = planRoster(readRosterFiles(bytes), known, key)
    return {
      // As text already: the server stores it as it is.
      preview: JSON.stringify(plan.preview),
      parts: inParts(plan.changes, CHANGES_PER_PART),
      leaving: inParts(plan.leaves, LEAVES_PER_PART),
    }
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.code, params: error.params }
    throw error
  }
})

const parsed = (page: string) => JSON.parse(page)

function inParts(changes: readonly RosterChange[], size: number): string[] {
  const parts: string[] = []
  for (let at = 0; at < changes.length; at += size) {
    parts.push(JSON.stringify(changes.slice(at, at + size)))
  }
  return parts
}
