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

/** Files of a build whose name contains a hash of their content. */
export interface HashedNames {
  all: RegExp
  /** Those that only open pages request, so that old ones can be deleted after a while. */
  passing: RegExp
}

const DAY_MS = 24 * 60 * 60_000
const PASSING_TTL_MS = 30 * DAY_MS
/** Only one process uses a data folder, so one name is enough. */
const UNFINISHED = 'unfinished'

/**
 * Stores the hashed files of this build beyond the next upgrade: an open page can still load the
 * chunks of its version, and a school's page the file whose hash it embeds.
 */
export function archiveFiles(
  built: string,
  archive: string,
  names: HashedNames,
  now: number,
): void {
  for (const name of filesIn(built)) {
    if (!names.all.test(name)) continue
    const copy = join(archive, name)
    mkdirSync(dirname(copy), { recursive: true })
    if (!existsSync(copy)) {
      // Atomic: a copy that is killed half-way never has the final name.
      const unfinished = join(archive, UNFINISHED)
      copyFileSync(join(built, name), unfinished)
      renameSync(unfinished, copy)
    }
    utimesSync(copy, now / 1000, now / 1000)
  }
  for (const name of filesIn(archive)) {
    const file = join(archive, name)
    const isOld = statSync(file).mtimeMs < now - PASSING_TTL_MS
    if (isOld && names.passing.test(name)) rmSync(file)
  }
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    : []
