import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Env } from './env'
import { isMark, isRunning, markProcess, type ProcessMark } from './process-mark'
import { programFolder } from './program-folder'

/** What commands need to know about a running product. Contains no secret. */
export interface RunningProduct {
  process: ProcessMark
  dataDir: string
  publicOrigin: string
  ltiPrivateAddresses: boolean
  /** Variables that only its operator knows and commands need the same values of. */
  needs: string[]
}

const KEPT_SECRET = { databaseUrl: 'DATABASE_URL', ltiSecret: 'LTI_ENCRYPTION_SECRET' } as const

/** Where the products that run from this folder each write a note. */
export const recordsFolder = (): string =>
  join(programFolder('.', 'package-lock.json'), 'node_modules/.cache/pathquest/running')

/** Writes a note about this process and removes those of dead ones; returns what removes it. */
export function recordRunningProduct(
  env: Pick<Env, 'dataDir' | 'publicOrigin' | 'ltiPrivateAddresses' | keyof typeof KEPT_SECRET>,
  folder = recordsFolder(),
): () => void {
  const mark = markProcess(process.pid)
  if (!mark) return () => {}
  const note: RunningProduct = {
    process: mark,
    dataDir: findRealFolder(env.dataDir),
    publicOrigin: env.publicOrigin,
    ltiPrivateAddresses: env.ltiPrivateAddresses,
    needs: Object.entries(KEPT_SECRET).flatMap(([name, variable]) =>
      env[name as keyof typeof KEPT_SECRET] === undefined ? [] : [variable],
    ),
  }
  const file = join(folder, `${process.pid}.json`)
  mkdirSync(folder, { recursive: true })
  for (const name of notesIn(folder)) {
    if (!isOfTheLiving(readNote(join(folder, name)))) rmSync(join(folder, name), { force: true })
  }
  writeFileSync(file, JSON.stringify(note))
  return () => rmSync(file, { force: true })
}

/**
 * The products that run from this folder; those that were killed left the note of a dead process.
 */
export function runningProducts(folder = recordsFolder()): RunningProduct[] {
  return notesIn(folder).flatMap((name) => {
    const note = readNote(join(folder, name))
    return isOfTheLiving(note) ? [note] : []
  })
}

const isOfTheLiving = (note: RunningProduct | undefined): note is RunningProduct =>
  note !== undefined && isRunning(note.process)

/** The real path of a folder, by whatever path the command addresses it. */
export function findRealFolder(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return resolve(path)
    throw error
  }
}

function notesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** A truncated or foreign file counts as none. */
function readNote(file: string): RunningProduct | undefined {
  try {
    const note = JSON.parse(readFileSync(file, 'utf8')) as Partial<RunningProduct>
    const isWhole =
      isMark(note.process) &&
      typeof note.dataDir === 'string' &&
      typeof note.publicOrigin === 'string' &&
      Array.isArray(note.needs)
    return isWhole ? (note as RunningProduct) : undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof SyntaxError || code === 'ENOENT') return undefined
    throw error
  }
}
