import { useSyncExternalStore } from 'react'

const darkQuery = () => matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void) {
  const query = darkQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const nothing = () => () => {}

/** Whether the reader's system is dark, as long as anybody asks; a server answers light. */
export const useDark = (isAsked: boolean): boolean =>
  useSyncExternalStore(
    isAsked ? subscribe : nothing,
    () => isAsked && darkQuery().matches,
    () => false,
  )
