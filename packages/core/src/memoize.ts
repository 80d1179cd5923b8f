/** Memoizes a pure function of an object that is never mutated, for as long as the object lives. */
export function memoize<A extends object, Value>(compute: (a: A) => Value): (a: A) => Value {
  const known = new WeakMap<A, { value: Value }>()
  return (a) => {
    const entry = known.get(a) ?? { value: compute(a) }
    known.set(a, entry)
    return entry.value
  }
}

/**
 * Memoizes a pure function of two objects for the latest `b` of each `a`. States and contexts are
 * never mutated, so a cached value holds as long as they live.
 */
export function memoizePair<A extends object, B extends object, Value>(
  compute: (a: A, b: B) => Value,
): (a: A, b: B) => Value {
  const latest = new WeakMap<A, { b: B; value: Value }>()
  return (a, b) => {
    const known = latest.get(a)
    if (known?.b === b) return known.value
    const value = compute(a, b)
    latest.set(a, { b, value })
    return value
  }
}
