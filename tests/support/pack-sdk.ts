import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { at } from '../../scripts/start/paths.mjs'

const runFile = promisify(execFile)

export interface PackedSdk {
  file: string
  /** Paths inside the package. */
  paths: string[]
}

/** `npm pack` of the sdk as it is built now, into a folder. */
export async function packSdk(folder: string): Promise<PackedSdk> {
  const { stdout } = await runFile(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: at('packages/sdk') },
  )
  const [packed] = JSON.parse(stdout) as { filename: string; files: { path: string }[] }[]
  if (!packed) throw new Error('npm packed nothing')
  return { file: join(folder, packed.filename), paths: packed.files.map(({ path }) => path) }
}

/** The manifest of the sdk. */
export async function sdkManifest() {
  const text = await readFile(at('packages/sdk/package.json'), 'utf8')
  return JSON.parse(text) as {
    version: string
    exports: Record<string, string | { types: string; default: string }>
  }
}
