type Listener = (event: PopStateEvent) => void

let first: Listener | null = null

/**
 * Listens to history steps before the router does, which follows at once: listeners of the window
 * are called in the order in which they were added. Must be called before the router is rendered.
 */
export function watchHistory(): void {
  window.removeEventListener('popstate', onPopState)
  window.addEventListener('popstate', onPopState)
}

const onPopState: Listener = (event) => first?.(event)

/**
 * Subscribes to every history step before the router, and may stop it. Returns an unsubscribe
 * function.
 */
export function interceptHistory(listener: Listener): () => void {
  first = listener
  return () => {
    if (first === listener) first = null
  }
}
