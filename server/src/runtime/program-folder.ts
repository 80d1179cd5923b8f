import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../../package.json'

/**
 * The nearest folder from this path upwards that contains the file: beside the sources or the
 * bundle.
 */
export function programFolder(path: string, file: string): string {
  let at = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const folder = join(at, path)
    if (existsSync(join(folder, file))) return folder
    const up = dirname(at)
    if (up === at) throw new Error(`There is no ${path}/${file} beside the program`)
    at = up
  }
}

export const VERSION: string = manifest.version
