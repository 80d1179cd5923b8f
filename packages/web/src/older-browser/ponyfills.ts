// Fallbacks for what the oldest supported browsers lack: see @pathquest/core/browser-floor.

/** `AbortSignal.timeout`, in Safari from 16 on: the signal aborts after so many milliseconds. */
export function timeoutSignal(ms: number): AbortSignal {
  const abort = new AbortController()
  setTimeout(() => abort.abort(), ms)
  return abort.signal
}

/** `URL.parse`: the URL, or null where the text is invalid. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
