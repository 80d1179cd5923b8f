import { useEffect, useState } from 'react'

const PAUSE_MS = 150

/** What was typed once there is a pause: one search for a word, not one for each key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
