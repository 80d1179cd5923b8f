import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Identifies a process by pid and start time, so that a reused pid is not mistaken for it. */
export interface ProcessMark {
  pid: number
  born: string
}

/** The mark of a running process, undefined if there is none with that pid. */
export function markProcess(pid: number): ProcessMark | undefined {
  const born = process.platform === 'linux' ? bornOnLinux(pid) : bornByPs(pid)
  return born ? { pid, born } : undefined
}

/** Whether the marked process is still running. */
export function isRunning(mark: ProcessMark): boolean {
  return markProcess(mark.pid)?.born === mark.born
}

export function isMark(mark: unknown): mark is ProcessMark {
  const { pid, born } = Object(mark) as Partial<ProcessMark>
  return Number.isSafeInteger(pid) && typeof born === 'string'
}

function bornOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces; state is field 3, start time field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}:${fields[19]}`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}

function bornByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    // ps ends with 1 when no such process exists.
    return undefined
  }
}
