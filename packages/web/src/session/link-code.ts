import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

const CODE = /^#c=([\w-]{20,100})$/

/** What the page keeps of its address in the entry of the tab's history. */
interface LinkState {
  code: string
}

/** The code in an address of the form `/reset-password#c=CODE`, else the one taken out of it before. */
export function codeOf(hash: string, state: unknown): string | null {
  const fresh = CODE.exec(hash)?.[1]
  if (fresh) return fresh
  const kept = (state as Partial<LinkState> | null)?.code
  return typeof kept === 'string' ? kept : null
}

/** Takes the code out of the address; the tab's history keeps it across a reload. */
export function useCodeOutOfAddress(hash: string): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const code = codeOf(hash, null)
    if (!code) return
    const state: LinkState = { code }
    navigate(pathname + search, { replace: true, state })
  }, [hash, pathname, search, navigate])
}
