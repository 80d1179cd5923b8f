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

/** Named by their content: pages of others have these names and hashes in their code. */
export const UNCHANGING = /^\/(chunks\/.+|pathquest-.+\.(js|json))$/
const DAY_MS = 24 * 60 * 60_000
/** Nobody writes the name of a chunk down: a page that stands open asks for it, and not for long. */
const CHUNKS_KEPT_MS = 30 * DAY_MS
/** One process uses a data folder. */
const UNFINISHED = 'unfinished'

/**
 * Keeps the files of this build beyond the next upgrade, so that a page with the hash of a single
 * file goes on, and a page that stands open finds the parts of the script it has.
 */
export function keepEmbedFiles(built: string, kept: string, now: number): void {
  for (const name of filesIn(built)) {
    if (!UNCHANGING.test(name)) continue
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
    const isOld = statSync(file).mtimeMs < now - CHUNKS_KEPT_MS
    if (isOld && name.startsWith('/chunks/')) rmSync(file)
  }
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    : []
