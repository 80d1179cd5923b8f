// What browsers of the floor lack, in a form that they have: see @pathquest/core/browser-floor.

/** `AbortSignal.timeout`, which Safari has from 16 on: the signal aborts after so many milliseconds. */
export function timeoutSignal(ms: number): AbortSignal {
  const abort = new AbortController()
  setTimeout(() => abort.abort(), ms)
  return abort.signal
}

/** `URL.parse`: the address, or null where the text is none. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
