import type { ErrorParams } from '@pathquest/core'
import { ChildEnded, runInChild } from '../runtime/child-task'
import { AppError } from '../runtime/errors'
import type { RefusalCode } from '../runtime/files/file-refusal'

export interface RosterTask {
  bytes: Uint8Array
  /** Of this teacher alone; no other secret of the server is known there. */
  key: string
  /** Pages of `KnownRoster`, as JSON: one long text crosses faster than its rows. */
  classes: string[]
  members: string[]
}

export interface RosterPlanned {
  preview: string
  parts: string[]
  leaving: string[]
}
export type RosterReply = RosterPlanned | { refused: RefusalCode; params: ErrorParams }

/** Built beside the server. */
const ENTRY = 'rosters.js'
const BOUNDS = { workMaxMs: 50_000, heapMaxMib: 400, memoryMaxMib: 640 }

/** Reads and compares a roster in a process of its own. Throws `import_…`, `roster_…` refusals. */
export async function runRosterTask(task: RosterTask): Promise<RosterPlanned> {
  const answer = await runInChild<RosterReply>(ENTRY, task, BOUNDS).catch((error) => {
    if (!(error instanceof ChildEnded)) throw error
    throw new AppError('import_too_complex', {}, undefined, { cause: error })
  })
  if ('refused' in answer) throw new AppError(answer.refused, answer.params)
  return answer
}
