// Counts crashes of the product: its server exits, or the process id of its rooms changes.
import type { Product } from './product'

const lookEveryMs = 100

/** Counts from now on until `stop()`, which gives the number. */
export function watchCrashes(product: Product) {
  let crashes = 0
  let rooms = product.roomsPid()
  let isOver = false
  product.exited.then(() => {
    if (!isOver) crashes++
  })
  const look = () => {
    const pid = roomsPid(product)
    if (pid === undefined || pid === rooms) return
    crashes++
    rooms = pid
  }
  const timer = setInterval(look, lookEveryMs)
  return {
    stop() {
      clearInterval(timer)
      if (!isOver) look()
      isOver = true
      return crashes
    },
  }
}

/** Undefined while its PID record is being rewritten. */
function roomsPid(product: Product) {
  try {
    return product.roomsPid()
  } catch {
    return undefined
  }
}
