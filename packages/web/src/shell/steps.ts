type Listener = (event: PopStateEvent) => void

let first: Listener | null = null

/**
 * Steps back and forward are heard here before the router hears of them, which follows at once:
 * listeners of the window are called in the order in which they were added. To be called before the
 * router is drawn.
 */
export function watchSteps(): void {
  window.removeEventListener('popstate', hear)
  window.addEventListener('popstate', hear)
}

const hear: Listener = (event) => first?.(event)

/** Hears of every step before the router, and may keep it from it. Returns what ends that. */
export function hearSteps(listener: Listener): () => void {
  first = listener
  return () => {
    if (first === listener) first = null
  }
}
