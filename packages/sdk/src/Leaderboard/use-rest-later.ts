import { startTransition, useEffect, useState } from 'react'

/**
 * Whether what is below the screen is rendered yet. A whole class is a long task on a weak device:
 * the rest follows, interruptibly.
 */
export function useRestLater(hasRest: boolean): boolean {
  const [hasAll, setAll] = useState(!hasRest)
  useEffect(() => startTransition(() => setAll(true)), [])
  return hasAll
}
