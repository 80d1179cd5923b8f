// The entry of the process that reads and writes files of questions.

import { FileRefusal } from '../runtime/files/file-refusal'
import { serveTask } from '../runtime/serve-task'
import { exportSet } from './export/export-set'
import type { FileReply, FileTask } from './file-task'
import { readQuestionFile } from './read-file'

serveTask<FileTask, FileReply>(async (task) => {
  try {
    if (task.do === 'write') return { file: await exportSet(task.set, task.format, task.language) }
    // As text already: the server only passes it on.
    const preview = await readQuestionFile(task.bytes, task.name, task.language)
    return { file: Buffer.from(JSON.stringify(preview)) }
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.code, params: error.params }
    throw error
  }
})
