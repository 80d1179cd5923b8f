const everyMs = 500
const unansweredMax = 10

/**
 * Asks again and again, and calls `hung` once when nothing was answered for 5 s. Asks are counted,
 * not the clock: when this process or the whole machine stood still, that is one ask.
 */
export function watch(ask: () => Promise<boolean>, hung: () => void): () => void {
  let unanswered = 0
  let asking = false
  const look = () => {
    if (unanswered++ === unansweredMax) {
      clearInterval(looking)
      return hung()
    }
    if (asking) return
    asking = true
    void ask().then((isAnswered) => {
      asking = false
      if (isAnswered) unanswered = 0
    })
  }
  const looking = setInterval(look, everyMs)
  return () => clearInterval(looking)
}
