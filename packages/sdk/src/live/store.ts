export interface Store<State> {
  getState(): State
  setState(patch: Partial<State>): void
  subscribe(listener: () => void): () => void
}

/** A vanilla store: a value, a patch, listeners. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    setState(patch) {
      const changed = (Object.keys(patch) as (keyof State)[]).some(
        (key) => !Object.is(patch[key], state[key]),
      )
      if (!changed) return
      state = { ...state, ...patch }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
