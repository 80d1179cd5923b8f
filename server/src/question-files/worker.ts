// The entry of the thread that reads and writes files of questions: it says that it is there, gets
// one task and gives one answer.
import { parentPort } from 'node:worker_threads'
import { exportSet } from './export/export-set'
import { readQuestionFile } from './read-file'
import { FileRefusal } from './refusal'
import type { TaskAnswer, ThreadMessage, ThreadTask } from './thread'

async function run(task: ThreadTask): Promise<TaskAnswer> {
  try {
    if (task.do === 'write') return { done: await exportSet(task.set, task.format, task.language) }
    // As text already: the process only passes it on.
    const preview = await readQuestionFile(task.bytes, task.name, task.language)
    return { done: Buffer.from(JSON.stringify(preview)) }
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.code, params: error.params }
    throw error
  }
}

parentPort?.once('message', async (task: ThreadTask) => parentPort?.postMessage(await run(task)))
parentPort?.postMessage('ready' satisfies ThreadMessage)
