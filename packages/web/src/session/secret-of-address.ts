import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The secret in the fragment of the address, such as that of a card. It is taken out of the address
 * and its history, and stays in memory alone: whoever uses the device next does not find it. `read`
 * must not change from one rendering to the next.
 */
export function useSecretOfAddress(read: (fragment: string) => string | null): string | null {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [secret, setSecret] = useState(() => read(hash.slice(1)))
  useEffect(() => {
    if (hash === '') return
    // Scanned while this page was open.
    const fresh = read(hash.slice(1))
    if (fresh) setSecret(fresh)
    void navigate(pathname + search, { replace: true, state })
  }, [read, hash, pathname, search, state, navigate])
  return secret
}
