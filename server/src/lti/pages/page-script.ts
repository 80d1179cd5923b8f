import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { programFolder } from '../../runtime/program-folder'

/** Built from `scripts/`, beside the server, whether that runs from its bundle or from its sources. */
const FILE = 'launch-pages.js'

let script: string | undefined

/**
 * The script of the pages of a launch. It stands inside them: a frame without cookies fetches
 * nothing, and the policy knows it by its hash.
 */
export function launchPagesScript(): string {
  script ??= readFileSync(join(programFolder('dist', FILE), FILE), 'utf8')
  return script
}
