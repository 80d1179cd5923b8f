import { useDebounce } from 'use-debounce'

/** The room announces a seat a moment before it is stored. */
const PAUSE_MS = 800

/** A value once it has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled] = useDebounce(value, PAUSE_MS)
  return settled
}
