import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyRepository, filesOf } from '../../harness/repository'
import { at } from '../../start/paths.mjs'

/** A copy of the repository's working tree, with the installed packages. */
export function copyWithPackages() {
  const copy = copyRepository(realpathSync(mkdtempSync(join(tmpdir(), 'pathquest-new-mode-'))))
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  const folders = ['.', ...workspaces()].filter((one) => existsSync(at(one, 'node_modules')))
  for (const folder of folders) linkPackages(at(folder, 'node_modules'), join(copy, folder))
  return { folder: copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}

const workspaces = () => [
  ...readdirSync(at('packages')).map((name) => `packages/${name}`),
  'server',
  'party',
  'stories',
]

/** Each package is a link, except the workspaces, whose links point into the copy. */
function linkPackages(from: string, to: string) {
  const into = join(to, 'node_modules')
  mkdirSync(into, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '.cache' || name === '.vite-temp') continue
    if (name === '@pathquest' || name === '.package-lock.json') {
      cpSync(join(from, name), join(into, name), {
        recursive: true,
        preserveTimestamps: true,
        verbatimSymlinks: true,
      })
    } else symlinkSync(join(from, name), join(into, name))
  }
  const stamp = join(from, '.cache/pathquest/installed.json')
  if (!existsSync(stamp)) return
  mkdirSync(join(into, '.cache/pathquest'), { recursive: true })
  cpSync(stamp, join(into, '.cache/pathquest/installed.json'))
}

/** Hashes of all files that are not ignored by git. */
export function contentsOf(folder: string) {
  return new Map(
    filesOf(folder).map((file) => [
      file,
      createHash('sha1')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  )
}

type Contents = ReturnType<typeof contentsOf>

/** Added, removed and changed files. */
export const changedFiles = (before: Contents, after: Contents) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
