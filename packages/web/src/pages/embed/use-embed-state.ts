import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { type EmbedState, readEmbedState, writeEmbedState } from './embed-state'

/** Marks the entries of the history that the builder wrote itself. */
interface Entry {
  byBuilder?: boolean
}

/** The choice, kept in the address so that a link leads back to it. */
export function useEmbedState() {
  const { search, key, state: entry } = useLocation()
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const [state, setState] = useState(() => readEmbedState(new URLSearchParams(search)))
  const latest = useRef(state)
  // Back, Forward and links into this page; what the builder wrote itself it shows already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per entry of the history
  useEffect(() => {
    if ((entry as Entry | null)?.byBuilder && navigation !== 'POP') return
    latest.current = readEmbedState(new URLSearchParams(search))
    setState(latest.current)
  }, [key])
  const change = useCallback(
    (part: Partial<EmbedState>) => {
      latest.current = { ...latest.current, ...part }
      setState(latest.current)
      const query = writeEmbedState(latest.current).toString()
      navigate(
        { search: query && `?${query}` },
        { replace: true, state: { byBuilder: true } satisfies Entry, preventScrollReset: true },
      )
    },
    [navigate],
  )
  return [state, change] as const
}
