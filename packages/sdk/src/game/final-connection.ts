import type { Connection } from '../live/connection'

export const isFinal = (connection: Connection): boolean =>
  connection === 'replaced' ||
  connection === 'removed' ||
  connection === 'gone' ||
  connection === 'protocol'
