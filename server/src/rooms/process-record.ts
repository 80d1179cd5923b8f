import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** A process by number and birth, so that a number given again is not taken for it. */
export interface ProcessMark {
  pid: number
  born: string
}

/** Who runs the rooms of a data folder: kept in the folder for the successor. */
export interface RoomsRecord {
  owner: ProcessMark
  workerd: ProcessMark
}

/** The mark of a living process, undefined when there is none of that number. */
export function markProcess(pid: number): ProcessMark | undefined {
  const born = process.platform === 'linux' ? bornOnLinux(pid) : bornByPs(pid)
  return born ? { pid, born } : undefined
}

/** Whether the marked process still lives. */
export function lives(mark: ProcessMark): boolean {
  return markProcess(mark.pid)?.born === mark.born
}

/** Reads the record of the previous start; a torn or foreign file counts as none. */
export function readRecord(file: string): RoomsRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as Partial<RoomsRecord>
    return isMark(record.owner) && isMark(record.workerd) ? (record as RoomsRecord) : undefined
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
}

/** Records the running workerd of this process. */
export function writeRecord(file: string, workerdPid: number): void {
  const owner = markProcess(process.pid)
  const workerd = markProcess(workerdPid)
  if (owner && workerd) writeFileSync(file, JSON.stringify({ owner, workerd }), { mode: 0o600 })
}

/** Forgets the record when nothing runs any more. */
export function clearRecord(file: string): void {
  rmSync(file, { force: true })
}

function isMark(mark: ProcessMark | undefined): mark is ProcessMark {
  return Number.isSafeInteger(mark?.pid) && typeof mark?.born === 'string'
}

function bornOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; state is field 3, start time field 22.
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
