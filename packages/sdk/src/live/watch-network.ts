/** Tells when the network or the tab comes back, so that nobody waits for a timer. */
export function watchNetwork(on: { wake(): void; offline(): void }): () => void {
  if (typeof window === 'undefined') return () => {}
  const visible = () => {
    if (document.visibilityState === 'visible') on.wake()
  }
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) on.wake()
  }
  window.addEventListener('online', on.wake)
  window.addEventListener('offline', on.offline)
  window.addEventListener('pageshow', shown)
  document.addEventListener('visibilitychange', visible)
  return () => {
    window.removeEventListener('online', on.wake)
    window.removeEventListener('offline', on.offline)
    window.removeEventListener('pageshow', shown)
    document.removeEventListener('visibilitychange', visible)
  }
}
