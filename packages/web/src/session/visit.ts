import type { Handover } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { api } from '../api/client'
import { clearVisit, storeVisit, visitToken } from '../api/visit'

type VisitState =
  | { status: 'opening' }
  | { status: 'open' }
  /** No response: the code may still be valid. */
  | { status: 'failed'; error: ApiError }
  /** Only the course can open it again; without an error nothing was stored here. */
  | { status: 'closed'; error: ApiError | null }

export interface VisitStore {
  getState: () => VisitState
  subscribe: (listener: () => void) => () => void
  retry: () => void
  /** The API no longer accepts this visit. */
  close: (error: ApiError) => void
}

const HANDOVER = /^#h=([\w-]{1,100})$/

/** The code in a URL of the form `/play#h=CODE`. */
export const readHandoverCode = (hash: string): string | null => HANDOVER.exec(hash)?.[1] ?? null

/** Removes the one-time code from the URL before anything else can read or store it. */
export function takeHandoverCode(): string | null {
  const { hash, pathname, search } = window.location
  const code = readHandoverCode(hash)
  if (code) window.history.replaceState(window.history.state, '', pathname + search)
  return code
}

/** Starts the visit of this page: by a one-time code, else by what an earlier load stored. */
export function startVisit(code: string | null): VisitStore {
  const listeners = new Set<() => void>()
  let state: VisitState
  const set = (next: VisitState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const exchange = async (handover: Handover) => {
    try {
      storeVisit(await call(api, 'POST /api/session', { body: handover }))
      set({ status: 'open' })
    } catch (cause) {
      const error = toApiError(cause)
      const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429
      set({ status: isRefused ? 'closed' : 'failed', error })
    }
  }
  if (code) {
    // The tab's earlier visit may have been another person's.
    clearVisit()
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
      clearVisit()
      set({ status: 'closed', error })
    },
  }
}
