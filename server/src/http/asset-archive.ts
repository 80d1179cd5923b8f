import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { newToken } from '../runtime/tokens'
import { readStaticFile, type StaticFile } from './static-files'

/** Files of a build whose name contains a hash of their content. */
export interface HashedNames {
  all: RegExp
  /** Those that only open pages request, so that old ones can be deleted after a while. */
  passing: RegExp
}

const DAY_MS = 24 * 60 * 60_000
const PASSING_TTL_MS = 30 * DAY_MS
/** A process that is writing or removing a file has it under such a name of its own. */
const UNFINISHED = /^\/unfinished/
const unfinishedIn = (archive: string) => join(archive, `unfinished-${newToken()}`)

/**
 * Stores the hashed files of this build beyond the next upgrade: an open page can still load the
 * chunks of its version, and a school's page the file whose hash it embeds. Several processes, of
 * several versions, may do so at once in the same folder.
 */
export function archiveFiles(
  built: string,
  archive: string,
  names: HashedNames,
  now: number,
): void {
  for (const name of filesIn(built)) {
    if (names.all.test(name)) archiveFile(join(built, name), archive, name, now)
  }
  for (const name of filesIn(archive)) {
    const keptMs = UNFINISHED.test(name) ? DAY_MS : PASSING_TTL_MS
    if (!UNFINISHED.test(name) && !names.passing.test(name)) continue
    if (touchedAt(join(archive, name)) < now - keptMs) removeOld(archive, name, now - keptMs)
  }
}

/**
 * Of a path that another process has archived since our start, because it runs a newer version:
 * pages of that version may reach this process during an upgrade.
 */
export async function findArchived(
  archive: string,
  path: string,
  names: HashedNames,
): Promise<StaticFile | undefined> {
  // The path is anybody's: it has to stay in the folder.
  const isPlain = posix.normalize(path) === path && !/[\\\0]/.test(path)
  return isPlain && names.all.test(path) ? readStaticFile(join(archive, path)) : undefined
}

function archiveFile(from: string, archive: string, name: string, now: number): void {
  const copy = join(archive, name)
  mkdirSync(dirname(copy), { recursive: true })
  if (!existsSync(copy)) {
    // Atomic: a copy that is killed half-way never has the final name.
    const unfinished = unfinishedIn(archive)
    copyFileSync(from, unfinished)
    renameSync(unfinished, copy)
  }
  try {
    utimesSync(copy, now / 1000, now / 1000)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  // Another process took it for old just before it was touched.
  if (!existsSync(copy)) archiveFile(from, archive, name, now)
}

/** Looks once more when nobody can touch it any more: it may have been touched since. */
function removeOld(archive: string, name: string, before: number): void {
  const taken = unfinishedIn(archive)
  try {
    renameSync(join(archive, name), taken)
  } catch (error) {
    // Another process was faster.
    if (isMissing(error)) return
    throw error
  }
  if (touchedAt(taken) < before) rmSync(taken, { force: true })
  else renameSync(taken, join(archive, name))
}

/** Of a file that is gone there is nothing to remove. */
const touchedAt = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    : []
