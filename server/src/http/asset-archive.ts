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
import { dirname, join, relative } from 'node:path'

/** Files of a build whose name holds a hash of their content. */
export interface HashedNames {
  all: RegExp
  /** Those whose name nobody writes down: a page that stands open asks for them, and not for long. */
  passing: RegExp
}

const DAY_MS = 24 * 60 * 60_000
const PASSING_KEPT_MS = 30 * DAY_MS
/** One process uses a data folder. */
const UNFINISHED = 'unfinished'

/**
 * Keeps the files of this build beyond the next upgrade, so that a page that stands open finds the
 * parts of the version it has, and a page of a school the file whose hash it has.
 */
export function archiveFiles(built: string, kept: string, names: HashedNames, now: number): void {
  for (const name of filesIn(built)) {
    if (!names.all.test(name)) continue
    const copy = join(kept, name)
    mkdirSync(dirname(copy), { recursive: true })
    if (!existsSync(copy)) {
      // Whole or not there, also when this is killed half-way.
      const unfinished = join(kept, UNFINISHED)
      copyFileSync(join(built, name), unfinished)
      renameSync(unfinished, copy)
    }
    utimesSync(copy, now / 1000, now / 1000)
  }
  for (const name of filesIn(kept)) {
    const file = join(kept, name)
    const isOld = statSync(file).mtimeMs < now - PASSING_KEPT_MS
    if (isOld && names.passing.test(name)) rmSync(file)
  }
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    : []
