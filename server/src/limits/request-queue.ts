/**
 * Lets through one request in each turn of the event loop. What answers a request seldom waits for
 * anything, so a hundred that arrive together would be worked on without a pause, and the sockets
 * of all games with them.
 */
export function makeRequestQueue(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let isTaken = false
  const next = () => {
    const go = waiting.shift()
    if (go) {
      setImmediate(next)
      go()
    } else isTaken = false
  }
  return () => {
    if (isTaken) return new Promise((go) => waiting.push(go))
    isTaken = true
    setImmediate(next)
    return Promise.resolve()
  }
}
