import type { ApiClient, ViewMessage } from '../api/client'
import { type ApiError, toApiError } from '../api/error'
import { type FinalConnection, finalProblem, type RoomTiming } from './connection'
import { createClockSync } from './room-socket'

export interface RoomPollerOptions {
  api: ApiClient
  sessionId: string
  role: 'player' | 'host' | 'screen'
  tab?: string
  seat: () => string | null
  timing: RoomTiming
}

export interface RoomPollerEvents {
  message(message: ViewMessage): void
  offset(clockOffsetMs: number): void
  unreachable(error: ApiError): void
  ended(connection: FinalConnection, error: ApiError): void
}

/** Polls the view once a second while no socket opens; backs off while requests fail. */
export function startRoomPoller(options: RoomPollerOptions, events: RoomPollerEvents): () => void {
  const { api, sessionId, role, tab, timing } = options
  const clock = createClockSync()
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  async function poll() {
    const sentAt = Date.now()
    try {
      const message = await api.view(sessionId, { role, tab }, options.seat())
      if (stopped) return
      failures = 0
      events.offset(clock.add(sentAt, message.serverTime, Date.now()))
      events.message(message)
    } catch (cause) {
      if (stopped) return
      const error = toApiError(cause)
      const final = finalProblem(error)
      if (final) return events.ended(final, error)
      failures++
      events.unreachable(error)
      timer = setTimeout(poll, backoffMs(error))
      return
    }
    if (!stopped) timer = setTimeout(poll, timing.pollEveryMs)
  }
  function backoffMs(error: ApiError) {
    const asked = error.code === 'rate_limited' ? Number(error.params.seconds) * 1_000 : 0
    const grown = timing.pollEveryMs * 2 ** failures * (0.75 + Math.random() / 2)
    return Math.max(asked || 0, Math.min(grown, timing.pollBackoffMaxMs))
  }

  void poll()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
