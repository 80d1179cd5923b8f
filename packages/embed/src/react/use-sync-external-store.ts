import { useEffect, useLayoutEffect, useState } from 'react'

/** The value of a store, also where it changed between drawing and listening. */
export function useSyncExternalStore<Value>(
  subscribe: (listener: () => void) => () => void,
  get: () => Value,
): Value {
  const value = get()
  const [{ now }, redraw] = useState({ now: { value, get } })
  useLayoutEffect(() => {
    now.value = value
    now.get = get
    if (get() !== value) redraw({ now })
  }, [now, value, get])
  useEffect(
    () =>
      subscribe(() => {
        if (now.get() !== now.value) redraw({ now })
      }),
    [now, subscribe],
  )
  return value
}
