import { useSyncExternalStore } from 'react'

function subscribe(listener) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** `#/careers?industry=…`: which page, and what is looked at there. */
export function useAddress() {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const [page, search = ''] = hash.replace(/^#\//, '').split('?')
  return { page: page || 'careers', search }
}

/** Every look at the career list is an address of its own. */
export function showAddress(page, search) {
  const text = search.toString()
  location.hash = `#/${page}${text && `?${text}`}`
}
