import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A new data folder as a first start leaves it: the demo accounts need not be made once more. */
export function firstStart(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-first-'))
  cpSync(inject('product').firstStart, folder, { recursive: true })
  return folder
}
