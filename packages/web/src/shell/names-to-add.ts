import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The state of a history entry: names are in no address, and are gone with the tab. */
interface NamesState {
  namesToAdd: readonly string[]
}

/** For a link or `navigate` to a page of a class, which opens with these names to be looked over. */
export const namesToAdd = (names: readonly string[]): NamesState => ({ namesToAdd: names })

function readNames(state: unknown): readonly string[] {
  const names = (state as Partial<NamesState> | null)?.namesToAdd
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** The names that another page has brought along, and how to forget them. */
export function useNamesToAdd(): [names: readonly string[], forget: () => void] {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const forget = useCallback(
    () => void navigate(pathname, { replace: true, state: null }),
    [navigate, pathname],
  )
  return [readNames(state), forget]
}
