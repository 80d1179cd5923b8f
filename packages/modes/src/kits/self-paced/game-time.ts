import type { ModeContext } from '@pathquest/core/modes/mode'
import { z } from 'zod'

/**
 * The clock of a self-paced game. All it stores is in ms that the game has run: a pause moves `zero`
 * and nothing else, so no time of the game can run on in one.
 */
export interface GameTime {
  /** When the game would have begun if it had never been paused. */
  zero: number
  /** Since when it stands still; null: it runs. */
  stoppedAt: number | null
  /** How long the game had run when something happened last. */
  ranMs: number
}

export const StoredTime: z.ZodType<GameTime> = z.object({
  zero: z.number(),
  stoppedAt: z.number().nullable(),
  ranMs: z.number(),
})

export const startedTime = (now: number): GameTime => ({ zero: now, stoppedAt: null, ranMs: 0 })

export const ranUntil = ({ zero, stoppedAt }: GameTime, now: number): number =>
  Math.max(0, (stoppedAt ?? now) - zero)

export const stoppedTime = (time: GameTime, now: number): GameTime =>
  time.stoppedAt === null ? { ...time, ranMs: ranUntil(time, now), stoppedAt: now } : time

export const resumedTime = (time: GameTime, now: number): GameTime =>
  time.stoppedAt === null
    ? time
    : { ...time, zero: time.zero + now - time.stoppedAt, stoppedAt: null }

const SECOND_MS = 1_000

/** Ms that the game runs for one ms of its rules: the host's stretch; null: untimed. */
export function paceOf({ stretchMs }: ModeContext<unknown>): number | null {
  const second = stretchMs(SECOND_MS)
  return second === null ? null : second / SECOND_MS
}
