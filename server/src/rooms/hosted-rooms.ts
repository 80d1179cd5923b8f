import * as z from 'zod'
import { callRooms } from './call'
import type { Rooms } from './host'

const HEALTH_TIMEOUT_MS = 3_000
const Health = z.object({ version: z.literal(1), storeId: z.string() })

interface HostedRoomsOptions {
  /** `ROOMS_PUBLIC_ORIGIN`. */
  origin: string
  /** The store that they have to be. */
  storeId: string
  log: (message: string) => void
}

/**
 * Rooms that somebody else runs at a public address. They are neither started nor stopped here, and
 * no socket passes through this server.
 */
export function hostedRooms({ origin, storeId, log }: HostedRoomsOptions): Rooms {
  let told = ''
  /** Once for each state: it is asked every few seconds. */
  const tell = (line: string) => {
    if (line !== told) log(line)
    told = line
  }
  return {
    origin: () => origin,
    whenUp: async () => undefined,
    pid: () => 0,
    healthy: async () => {
      const problem = await problemAt(origin, storeId)
      tell(problem ?? `The rooms at ${origin} answer`)
      return problem === null
    },
    stop: async () => {},
  }
}

async function problemAt(origin: string, storeId: string): Promise<string | null> {
  try {
    const answer = await callRooms(`${origin}/__health`, { timeoutMs: HEALTH_TIMEOUT_MS })
    const health = Health.parse(JSON.parse(answer.text))
    if (health.storeId === storeId) return null
    return `The rooms at ${origin} have STORE_ID "${health.storeId}": deploy them with --var STORE_ID:${storeId}`
  } catch (error) {
    return `The rooms at ${origin} do not answer: ${error instanceof Error ? error.message : error}`
  }
}
