import { forgetSeats } from '../api/seat-store'

let shared: BroadcastChannel | null = null

/** The tabs of this browser; one for all of a tab, since it does not hear itself. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined')
    shared ??= new BroadcastChannel('pathquest.signedOut')
  return shared
}

/**
 * Somebody has signed out here, perhaps to hand the device on: nobody goes on playing in their name,
 * not in other tabs either.
 */
export function tellSignedOut(): void {
  forgetSeats()
  channel()?.postMessage(null)
}

/** Leaves what the account had open in this tab when another one signs out. Returns what stops it. */
export function followSignOuts(reload = () => window.location.reload()): () => void {
  const heard = () => {
    forgetSeats()
    reload()
  }
  channel()?.addEventListener('message', heard)
  return () => channel()?.removeEventListener('message', heard)
}
