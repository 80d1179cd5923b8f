import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Env } from './env'
import { isMark, lives, markProcess, type ProcessMark } from './process-mark'
import { programFolder } from './program-folder'

/** What commands need to know about a product that runs. No secret is among it. */
export interface RunningProduct {
  process: ProcessMark
  dataDir: string
  publicOrigin: string
  ltiPrivateAddresses: boolean
  /** Variables that it was given and that only its operator knows: commands need the same. */
  needs: string[]
}

const KEPT_SECRET = { databaseUrl: 'DATABASE_URL', ltiSecret: 'LTI_ENCRYPTION_SECRET' } as const

/** Where the products that run from this folder leave a note, each its own. */
export const notesFolder = (): string =>
  join(programFolder('.', 'package-lock.json'), 'node_modules/.cache/pathquest/running')

/** Leaves a note about this process, sweeps those of the dead; answers what takes it away again. */
export function leaveNote(
  env: Pick<Env, 'dataDir' | 'publicOrigin' | 'ltiPrivateAddresses' | keyof typeof KEPT_SECRET>,
  folder = notesFolder(),
): () => void {
  const mark = markProcess(process.pid)
  if (!mark) return () => {}
  const note: RunningProduct = {
    process: mark,
    dataDir: folderOf(env.dataDir),
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

/** The products that run from this folder; those that were killed left a note of a dead process. */
export function runningProducts(folder = notesFolder()): RunningProduct[] {
  return notesIn(folder).flatMap((name) => {
    const note = readNote(join(folder, name))
    return isOfTheLiving(note) ? [note] : []
  })
}

const isOfTheLiving = (note: RunningProduct | undefined): note is RunningProduct =>
  note !== undefined && lives(note.process)

/** The folder itself, whatever it is called where the command runs. */
export function folderOf(path: string): string {
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

/** A torn or foreign file counts as none. */
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
