import type { Handover } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { api } from '../api/client'
import { forgetVisit, keepVisit, visitToken } from '../api/visit'

type VisitState =
  | { status: 'opening' }
  | { status: 'open' }
  /** Nobody answered: the code may still be good. */
  | { status: 'failed'; error: ApiError }
  /** Only the course can open it again; without an error nothing was kept here. */
  | { status: 'closed'; error: ApiError | null }

export interface VisitStore {
  getState: () => VisitState
  subscribe: (listener: () => void) => () => void
  retry: () => void
  /** The API does not know this visit any more. */
  close: (error: ApiError) => void
}

const HANDOVER = /^#h=([\w-]{1,100})$/

/** The code in an address of the form `/play#h=CODE`. */
export const handoverCodeOf = (hash: string): string | null => HANDOVER.exec(hash)?.[1] ?? null

/** Takes the one-time code out of the address before anything else can read or keep it. */
export function takeHandoverCode(): string | null {
  const { hash, pathname, search } = window.location
  const code = handoverCodeOf(hash)
  if (code) window.history.replaceState(window.history.state, '', pathname + search)
  return code
}

/** Begins the visit of this page: by a one-time code, else by what an earlier load of it kept. */
export function startVisit(code: string | null): VisitStore {
  const listeners = new Set<() => void>()
  let state: VisitState
  const set = (next: VisitState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const exchange = async (handover: Handover) => {
    try {
      keepVisit(await call(api, 'POST /api/session', { body: handover }))
      set({ status: 'open' })
    } catch (cause) {
      const error = toApiError(cause)
      const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429
      set({ status: isRefused ? 'closed' : 'failed', error })
    }
  }
  if (code) {
    // The former visit of this tab may have been somebody else's.
    forgetVisit()
    state = { status: 'opening' }
    void exchange({ code })
  } else {
    state = visitToken() ? { status: 'open' } : { status: 'closed', error: null }
  }
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    retry: () => {
      if (state.status !== 'failed' || !code) return
      set({ status: 'opening' })
      void exchange({ code })
    },
    close: (error) => {
      forgetVisit()
      set({ status: 'closed', error })
    },
  }
}
