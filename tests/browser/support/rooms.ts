import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir } from './browser'

/** Ends the rooms' process as a crash would: no word, no goodbye. */
export function killRooms(): void {
  const record = JSON.parse(readFileSync(join(dataDir, 'rooms/process.json'), 'utf8'))
  process.kill(record.workerd.pid, 'SIGKILL')
}
