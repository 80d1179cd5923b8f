import type { ConnectionCheck } from '@pathquest/core/contracts'
import type { adminConnectionMessages } from '../../messages/en/admin-connection'

type Key = Exclude<
  keyof typeof adminConnectionMessages,
  'connection.tested' | 'connection.testedWith' | 'connection.said'
>

export interface ConnectionWords {
  key: Key
  params: { count: number; seconds: number; scopes: string; keysUrl: string; port: string }
}

/** What is so, and what to do about it; `keysUrl`: what the LMS has to reach here. */
export const connectionWords = (check: ConnectionCheck, keysUrl: string): ConnectionWords => ({
  key: keyOf(check),
  params: {
    count: check.count ?? 0,
    seconds: Math.abs(check.count ?? 0),
    scopes: check.scopes.map(shortScope).join(', '),
    keysUrl,
    port: portOf(keysUrl),
  },
})

function keyOf({ part, reason, count }: ConnectionCheck): Key {
  if (reason === null) return `connection.works.${part}`
  if (reason === 'clock_off') {
    return (count ?? 0) > 0 ? 'connection.clockAhead' : 'connection.clockBehind'
  }
  if (reason === 'not_offered') {
    return part === 'roster' ? 'connection.noRoster' : 'connection.noGradebook'
  }
  return `connection.${reason}`
}

/** `…/scope/lineitem` is `lineitem` to people. */
const shortScope = (scope: string): string => scope.slice(scope.lastIndexOf('/') + 1)

function portOf(url: string): string {
  const { port, protocol } = new URL(url)
  return port || (protocol === 'https:' ? '443' : '80')
}
