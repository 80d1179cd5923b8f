import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { programFolder } from './program-folder'

const MIB = 1024 * 1024
/** Until a process has loaded its program; on a busy machine that takes a while. */
const LOAD_MAX_MS = 60_000
/** Games are played beside it: it takes what they leave. */
const NICE = 10

interface ChildBounds {
  /** From the task to its answer. */
  workMaxMs: number
  /** What V8 may take for objects. */
  heapMaxMib: number
  /** What the process may take altogether. */
  memoryMaxMib: number
}

/** What a process is told at its start, as JSON. */
export interface ChildStart {
  parentPid: number
  memoryMaxBytes: number
}

/** What it says: that it is there, then how its task ended. */
export type ChildMessage<Answer> = 'ready' | { done: Answer } | { failed: string }

/** A process that ended, or was ended, before its answer: the task was too much for its bounds. */
export class ChildEnded extends Error {}

/**
 * Runs a task that strangers wrote in a process of its own, which ends with it: too much time or
 * memory there, even what aborts Node as a whole, harms nothing here. A thread would not do, for its
 * heap can end the process. `entry` is a bundle in server/dist that calls `serveTask`. Throws
 * `ChildEnded` where the bounds were too narrow.
 */
export async function runInChild<Answer>(
  entry: string,
  task: object,
  bounds: ChildBounds,
): Promise<Answer> {
  const start: ChildStart = {
    parentPid: process.pid,
    memoryMaxBytes: bounds.memoryMaxMib * MIB,
  }
  const child = fork(join(programFolder('dist', entry), entry), [JSON.stringify(start)], {
    // Nothing of the process's settings and secrets is needed there.
    env: {},
    execArgv: [`--max-old-space-size=${bounds.heapMaxMib}`],
    serialization: 'advanced',
    // V8 prints pages of what it was doing when its heap is full.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  try {
    return await answerOf<Answer>(child, task, bounds.workMaxMs)
  } finally {
    child.kill('SIGKILL')
  }
}

function answerOf<Answer>(child: ChildProcess, task: object, workMaxMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const endsAfter = (ms: number, fail: (error: Error) => void) => {
    clearTimeout(timer)
    timer = setTimeout(() => fail(new ChildEnded(`no answer within ${ms} ms`)), ms)
  }
  return new Promise<Answer>((answer, fail) => {
    endsAfter(LOAD_MAX_MS, fail)
    child.on('message', (message: ChildMessage<Answer>) => {
      if (message === 'ready') {
        endsAfter(workMaxMs, fail)
        child.send(task)
      } else if ('done' in message) answer(message.done)
      else fail(new Error(message.failed))
    })
    child.once('error', fail)
    child.once('exit', (code, signal) => fail(new ChildEnded(`it ended with ${signal ?? code}`)))
    if (child.pid !== undefined) stepBack(child.pid)
  }).finally(() => clearTimeout(timer))
}

function stepBack(pid: number): void {
  try {
    setPriority(pid, NICE)
  } catch {
    // It has ended already, which its exit tells.
  }
}
