import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { programFolder } from './program-folder'

const MIB = 1024 * 1024
/** Timeout for a process to load its program; on a busy machine that takes a while. */
const LOAD_MAX_MS = 60_000
/** Lower priority: games run at the same time. */
const NICE = 10

interface ChildBounds {
  /** From the start of the task to its answer. */
  workMaxMs: number
  /** V8's heap limit. */
  heapMaxMib: number
  /** Limit of the whole process's memory. */
  memoryMaxMib: number
}

/** What a process receives at its start, as JSON. */
export interface ChildStart {
  parentPid: number
  memoryMaxBytes: number
}

/** What it sends: that it is ready, then how its task ended. */
export type ChildMessage<Answer> = 'ready' | { done: Answer } | { failed: string }

/** A process that ended, or was ended, before its answer: the task exceeded its limits. */
export class ChildEnded extends Error {}

/**
 * Runs a task on untrusted input in its own process, which ends with it: a timeout, an
 * out-of-memory or even an abort of Node there does no harm here. A worker thread would not do, for
 * its heap can end the process. `entry` is a bundle in server/dist that calls `serveTask`. Throws
 * `ChildEnded` if the limits were exceeded.
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
    // None of the process's settings and secrets is needed there.
    env: {},
    execArgv: [`--max-old-space-size=${bounds.heapMaxMib}`],
    serialization: 'advanced',
    // V8 prints pages of diagnostics when its heap is full.
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
    // It has ended already, which its exit event reports.
  }
}
