import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * A new data folder in the state after a first start, to avoid creating the demo accounts again.
 */
export function firstStart(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-first-'))
  cpSync(inject('product').firstStart, folder, { recursive: true })
  return folder
}
