import { useSyncExternalStore } from 'react'

const ASK_AGAIN_MS = 2_000

const listeners = new Set<() => void>()
let isUpdated = false
let asking = false

/**
 * A part that does not come is either a hiccup of the network or gone with an upgrade: this page is
 * of a former version when the server's page starts another script.
 */
export function watchForUpdate(): void {
  window.addEventListener('vite:preloadError', () => void findOut())
}

async function findOut(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (!entry || asking || isUpdated) return
  asking = true
  let page = await currentPage()
  while (page === null) {
    await new Promise((done) => setTimeout(done, ASK_AGAIN_MS))
    page = await currentPage()
  }
  asking = false
  isUpdated = !page.includes(new URL(entry.src).pathname)
  if (isUpdated) for (const listener of listeners) listener()
}

/** null while nobody answers: reloading would lose the page. */
const currentPage = () =>
  fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )

/** Whether a part of this page is gone, since the product was updated. */
export const useIsUpdated = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => isUpdated,
  )
