import { type ClockView, dayOf } from '../kits/self-paced/clock-view'
import type { ShopPlay } from './views'

/** From when on it is market day: the last quarter. */
export const MARKET_FROM = 0.75

/** A purchase in the second in which a coin is made must not be too early for the rules. */
const LATE_MS = 300

export interface ShopNow {
  /** In hand at this second: apprentices make coins between two views as well. */
  coins: number
  /** Of each apprentice: how much of the next coin is made, 0 to 1. */
  making: number[]
}

export function shopNow(play: ShopPlay, clock: ClockView, now: number): ShopNow {
  const { coins, atMs, lengthMs, hired, coinEveryMs } = play
  const day = dayOf(clock, now)
  const byClock = day === null || lengthMs === null ? atMs : day * lengthMs - LATE_MS
  const at = Math.max(atMs, byClock)
  const madeBy = (hiredAt: number, until: number) => Math.floor((until - hiredAt) / coinEveryMs)
  return {
    coins: hired.reduce((sum, from) => sum + madeBy(from, at) - madeBy(from, atMs), coins),
    making: hired.map((from) => ((at - from) % coinEveryMs) / coinEveryMs),
  }
}
