// The repository's working tree, to be copied and compared. It is only read.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at, root } from '../start/paths.mjs'

/** Tracked files, and new files that are not ignored. */
export function filesOf(folder: string) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const list = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
  return list.split('\0').filter(Boolean)
}

/** Copies these files; returns the folder. */
export function copyRepository(folder: string) {
  for (const file of filesOf(root)) {
    if (!existsSync(at(file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(at(file), join(folder, file))
  }
  return folder
}
