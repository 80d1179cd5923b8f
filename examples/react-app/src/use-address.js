import { useSyncExternalStore } from 'react'

const listeners = new Set()

function subscribe(listener) {
  listeners.add(listener)
  addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('hashchange', listener)
  }
}

/** `#/careers?industry=…`: which page, and what is looked at there. */
export function useAddress() {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const [page, search = ''] = hash.replace(/^#\//, '').split('?')
  return { page: page || 'careers', search }
}

/**
 * Every look at the career list is an address of its own; one step back leaves a search as a whole,
 * not each of its letters. Told at once, since somebody may be typing the next one.
 */
export function showAddress(page, search, { isTyping }) {
  const text = search.toString()
  const hash = `#/${page}${text && `?${text}`}`
  if (isTyping) history.replaceState(null, '', hash)
  else history.pushState(null, '', hash)
  for (const listener of listeners) listener()
}
