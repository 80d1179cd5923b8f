import type { ErrorParams } from '@pathquest/core'
import type { ExportFormat } from '@pathquest/core/questions/imports'
import { ChildEnded, runInChild } from '../runtime/child-task'
import { AppError } from '../runtime/errors'
import type { RefusalCode } from '../runtime/files/file-refusal'
import type { Language } from '../runtime/language'
import { HEAP_MAX_MIB, MEMORY_MAX_MIB, WORK_MAX_MS } from './limits'
import type { ExportedSet } from './set-details'

export type FileTask =
  | { do: 'read'; bytes: Uint8Array; name: string; language: Language }
  | { do: 'write'; set: ExportedSet; format: ExportFormat; language: Language }

export type FileReply = { file: Uint8Array } | { refused: RefusalCode; params: ErrorParams }

/** Built beside the server, whether that runs from its bundle or from its sources. */
const ENTRY = 'question-files.js'
const BOUNDS = {
  workMaxMs: WORK_MAX_MS,
  heapMaxMib: HEAP_MAX_MIB,
  memoryMaxMib: MEMORY_MAX_MIB,
}

/**
 * Runs a task in a process of its own: a file that takes too long or too much memory ends alone.
 * Throws `import_…` refusals.
 */
export async function runFileTask(task: FileTask, bounds = BOUNDS): Promise<Uint8Array> {
  const answer = await runInChild<FileReply>(ENTRY, task, bounds).catch((error) => {
    if (!(error instanceof ChildEnded)) throw error
    throw new AppError('import_too_complex', {}, undefined, { cause: error })
  })
  if ('file' in answer) return answer.file
  throw new AppError(answer.refused, answer.params)
}
