import { vi } from 'vitest'
import { mailsTo } from '../../../server/test/outbox'
import { must } from './browser'

const WAIT_MS = 30_000

/** The link of the mail of this kind to this address, as soon as it is in the outbox. */
export async function linkMailedTo(dataDir: string, to: string, kind: string): Promise<string> {
  const link = () => mailsTo(dataDir, to).find((mail) => mail.kind === kind)?.link
  return vi.waitFor(() => must<string>(link()), { timeout: WAIT_MS })
}
