import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

const CODE = /^#c=([\w-]{20,100})$/

/** The page's history state. */
interface LinkState {
  code: string
}

/** The code in a URL of the form `/reset-password#c=CODE`, else the one removed from it before. */
export function readLinkCode(hash: string, state: unknown): string | null {
  const fresh = CODE.exec(hash)?.[1]
  if (fresh) return fresh
  const stored = (state as Partial<LinkState> | null)?.code
  return typeof stored === 'string' ? stored : null
}

/** Removes the code from the URL; the history state keeps it across a reload. */
export function useCodeOutOfAddress(hash: string): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const code = readLinkCode(hash, null)
    if (!code) return
    const state: LinkState = { code }
    navigate(pathname + search, { replace: true, state })
  }, [hash, pathname, search, navigate])
}
