import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMark, lives, markProcess, type ProcessMark } from '../runtime/process-mark'

export const RECORD_NAME = 'process.json'

/** Who runs the rooms of a data folder: kept in the folder for the successor. */
export interface RoomsRecord {
  owner: ProcessMark
  workerd: ProcessMark
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

/** The number of another process that runs rooms in this folder; undefined: nobody does. */
export function runningServer(stateFolder: string): number | undefined {
  const record = readRecord(join(stateFolder, RECORD_NAME))
  return record && record.owner.pid !== process.pid && lives(record.owner)
    ? record.owner.pid
    : undefined
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
