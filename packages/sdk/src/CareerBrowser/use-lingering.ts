import { useEffect, useState } from 'react'

/** The value, and for a while after it became null its last one, so that what closes keeps its content. */
export function useLingering<Value>(value: Value | null, lingerMs: number): Value | null {
  const [last, setLast] = useState(value)
  useEffect(() => {
    if (value !== null) {
      setLast(value)
      return
    }
    const timer = setTimeout(() => setLast(null), lingerMs)
    return () => clearTimeout(timer)
  }, [value, lingerMs])
  return value ?? last
}
