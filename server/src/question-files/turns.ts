import { AppError } from '../runtime/errors'

/**
 * At most `width` at work and `length` waiting, first come, first served; further ones are refused
 * with `unavailable`.
 */
export function makeTurns(width: number, length: number) {
  const waiting: (() => void)[] = []
  let atWork = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (atWork >= width) {
      if (waiting.length >= length) throw new AppError('unavailable')
      // Whoever ends gives the place on.
      await new Promise<void>((go) => waiting.push(go))
    } else atWork++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else atWork--
    }
  }
}
