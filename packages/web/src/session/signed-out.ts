import { allowLeaving } from '@pathquest/sdk/live/use-leave-warning'
import { clearSeats } from '../api/seat-store'
import { clearDrafts, importStore } from './draft-store'

let shared: BroadcastChannel | null = null

/** The tabs of this browser; one channel per tab, since it does not receive its own messages. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined')
    shared ??= new BroadcastChannel('pathquest.signedOut')
  return shared
}

/** Deletes seats and drafts, which are not for the next person here. */
function clearAccountData(): void {
  clearSeats()
  clearDrafts()
  importStore.remove()
}

/**
 * A user has signed out, perhaps to hand over the device: nobody can continue to play in their name
 * or read their drafts, in other tabs either.
 */
export function announceSignOut(): void {
  clearAccountData()
  channel()?.postMessage(null)
}

/**
 * Closes what the account had open in this tab when another tab signs out. Returns an unsubscribe
 * function.
 */
export function followSignOuts(reload = reloadUnasked): () => void {
  const onSignOut = () => {
    clearAccountData()
    reload()
  }
  channel()?.addEventListener('message', onSignOut)
  return () => channel()?.removeEventListener('message', onSignOut)
}

/** Even a running game must not block the page of a signed-out user. */
function reloadUnasked(): void {
  allowLeaving()
  window.location.reload()
}
