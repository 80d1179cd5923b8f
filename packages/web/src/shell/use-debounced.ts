import { useDebounce, useDebouncedCallback } from 'use-debounce'

const SEARCH_PAUSE_MS = 150
/** Browsers limit how often the history changes. */
const HISTORY_PAUSE_MS = 300

/** What was typed once there is a pause: one search for a word, not one for each key. */
export function useDebouncedText(text: string): string {
  const [debounced] = useDebounce(text, SEARCH_PAUSE_MS)
  return debounced
}

/** What is typed is written to the URL of its page after a pause; only the last write counts. */
export function useDebouncedWrite() {
  const run = useDebouncedCallback((write: () => void, pathname: string) => {
    // A link was followed, and its page is not rendered yet.
    if (window.location.pathname === pathname) write()
  }, HISTORY_PAUSE_MS)
  return {
    later: (write: () => void) => run(write, window.location.pathname),
    /** Writes now what waits. */
    flush: run.flush,
    cancel: run.cancel,
  }
}
