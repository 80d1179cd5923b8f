import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { codeOf, type LinkState } from './link-code'

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
