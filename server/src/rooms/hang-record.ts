import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMark, isRunning, markProcess, type ProcessMark } from '../runtime/process-mark'

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
  return record && record.owner.pid !== process.pid && isRunning(record.owner)
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

const tracedForMs = 10 * 60_000
const endedForMs = 24 * 3_600_000
/** They travel in one variable of the process. */
const endedMax = 500
/** Of a process that still traces, somebody else may be at work by now. */
const stuckAfterMs = 3000
const traceLine = /^\{"event":"at_work","room":"([A-Za-z0-9_-]{1,64})"\}$/

/** Room ids, and when each was ended. */
type EndedRooms = Record<string, number>

/**
 * Finds the room that keeps the rooms' process from answering. After a hang the next process is
 * traced: each room names itself before it works. Who was named last when it hangs again is not
 * taken up a third time. That survives restarts of the server, in `file`.
 */
export class HangRecord {
  private ended: EndedRooms
  private hungAt = Number.NEGATIVE_INFINITY
  private atWork: { room: string; since: number } | undefined

  constructor(
    private readonly file: string,
    private readonly log: (message: string) => void = () => {},
  ) {
    this.ended = read(file)
  }

  /** What the next process is started with. */
  variables(): { TRACE: string; ENDED_ROOMS: string } {
    this.atWork = undefined
    const isTraced = performance.now() - this.hungAt < tracedForMs
    const oldest = Date.now() - endedForMs
    const ended = Object.keys(this.ended).filter((room) => Number(this.ended[room]) > oldest)
    return { TRACE: isTraced ? '1' : '0', ENDED_ROOMS: ended.slice(-endedMax).join(',') }
  }

  /** Whether a line of the process is one of its trace; those are remembered, not logged. */
  readTrace(line: string): boolean {
    const room = traceLine.exec(line)?.[1]
    if (room) this.atWork = { room, since: performance.now() }
    return room !== undefined
  }

  /** How long it takes yet to tell whether the room that named itself last is stuck; 0: it is told. */
  undecidedMs(): number {
    if (!this.atWork) return 0
    return Math.max(0, this.atWork.since + stuckAfterMs - performance.now())
  }

  /** The process hung. The room that was at work is ended, if it is known: its id. */
  add(): string | undefined {
    this.hungAt = performance.now()
    const { room, since = 0 } = this.atWork ?? {}
    if (!room || this.hungAt - since < stuckAfterMs) return undefined
    const oldest = Date.now() - endedForMs
    const recent = Object.entries(this.ended).filter(([, at]) => at > oldest)
    this.ended = { ...Object.fromEntries(recent), [room]: Date.now() }
    this.keep()
    return room
  }

  /** A full disk takes the memory of the next server and nothing else: this one knows the room. */
  private keep(): void {
    try {
      writeFileSync(`${this.file}.new`, JSON.stringify(this.ended), { mode: 0o600 })
      renameSync(`${this.file}.new`, this.file)
    } catch (error) {
      this.log(`Rooms that hung could not be written down: ${(error as Error).message}`)
    }
  }
}

/** A torn or foreign file counts as none. */
function read(file: string): EndedRooms {
  try {
    const ended: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof ended === 'object' && ended !== null ? (ended as EndedRooms) : {}
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      return {}
    throw error
  }
}
