import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { must } from './browser'

const WAIT_MS = 30_000

/** The link of the mail of this kind to this address, as soon as it is in the outbox. */
export async function linkMailedTo(dataDir: string, to: string, kind: string): Promise<string> {
  const folder = join(dataDir, 'outbox')
  const link = () =>
    readdirSync(folder)
      .filter((name) => name.startsWith(kind) && name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
      .find((mail) => mail.to === to)?.link
  // Retried if another mail is deleted while reading.
  return vi.waitFor(() => must<string>(link()), { timeout: WAIT_MS })
}
