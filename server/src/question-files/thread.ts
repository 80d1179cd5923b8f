import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ErrorParams } from '@pathquest/game-core'
import type { ExportFormat } from '@pathquest/game-core/questions/imports'
import { AppError } from '../runtime/errors'
import type { Language } from '../runtime/language'
import { programFolder } from '../runtime/program-folder'
import type { ExportedSet } from './export/exported-set'
import { HEAP_MAX_MIB, LOAD_MAX_MS, READ_MAX_MS, YOUNG_HEAP_MAX_MIB } from './limits'
import type { RefusalCode } from './refusal'

export type ThreadTask =
  | { do: 'read'; bytes: Uint8Array; name: string; language: Language }
  | { do: 'write'; set: ExportedSet; format: ExportFormat; language: Language }

export type TaskAnswer = { done: Uint8Array } | { refused: RefusalCode; params: ErrorParams }
/** What the thread says: that it is there, then how its task ended. */
export type ThreadMessage = 'ready' | TaskAnswer

/** Built beside the server, whether that runs from its bundle or from its sources. */
const ENTRY = 'question-files.js'

/**
 * Runs a task in a thread of its own, which ends with it: a file that takes too long or too much
 * memory ends alone. Throws `import_…` refusals.
 */
export async function runInThread(task: ThreadTask): Promise<Uint8Array> {
  const answer = await answerOf(task)
  if ('done' in answer) return answer.done
  throw new AppError(answer.refused, answer.params)
}

function answerOf(task: ThreadTask): Promise<TaskAnswer> {
  const worker = new Worker(join(programFolder('dist', ENTRY), ENTRY), {
    // Nothing of the process's settings and secrets is needed there.
    env: {},
    resourceLimits: {
      maxOldGenerationSizeMb: HEAP_MAX_MIB,
      maxYoungGenerationSizeMb: YOUNG_HEAP_MAX_MIB,
    },
  })
  const tooMuch = () => new AppError('import_too_complex')
  let timer: NodeJS.Timeout | undefined
  return new Promise<TaskAnswer>((answer, fail) => {
    timer = setTimeout(() => fail(new AppError('unavailable')), LOAD_MAX_MS)
    worker.on('message', (message: ThreadMessage) => {
      if (message !== 'ready') return answer(message)
      clearTimeout(timer)
      timer = setTimeout(() => fail(tooMuch()), READ_MAX_MS)
      worker.postMessage(task)
    })
    worker.once('error', (error: NodeJS.ErrnoException) => {
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error)
    })
    worker.once('exit', () => fail(tooMuch()))
  }).finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}
