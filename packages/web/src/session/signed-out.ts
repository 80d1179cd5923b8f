import { letPageGo } from '@pathquest/sdk/live/use-held-page'
import { forgetSeats } from '../api/seat-store'
import { forgetDrafts, importStore } from './draft-store'

let shared: BroadcastChannel | null = null

/** The tabs of this browser; one for all of a tab, since it does not hear itself. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined')
    shared ??= new BroadcastChannel('pathquest.signedOut')
  return shared
}

/** Neither a seat nor what was being written is for the next person here. */
function forgetAccount(): void {
  forgetSeats()
  forgetDrafts()
  importStore.remove()
}

/**
 * Somebody has signed out here, perhaps to hand the device on: nobody goes on playing in their name
 * or reads what they wrote, not in other tabs either.
 */
export function tellSignedOut(): void {
  forgetAccount()
  channel()?.postMessage(null)
}

/** Leaves what the account had open in this tab when another one signs out. Returns what stops it. */
export function followSignOuts(reload = reloadUnasked): () => void {
  const heard = () => {
    forgetAccount()
    reload()
  }
  channel()?.addEventListener('message', heard)
  return () => channel()?.removeEventListener('message', heard)
}

/** Not even a running game holds the page of somebody who has gone. */
function reloadUnasked(): void {
  letPageGo()
  window.location.reload()
}
