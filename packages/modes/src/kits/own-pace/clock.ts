import type { ModeContext } from '@pathquest/core/modes/mode'
import { z } from 'zod'

/** A clock that everybody plays against; it stands still while the host is gone. */
export interface Clock {
  /** null: it stands still, or there is none. */
  endsAt: number | null
  /** While it stands still; null: it runs, or there is none. */
  leftMs: number | null
}

export const StoredClock: z.ZodType<Clock> = z.object({
  endsAt: z.number().nullable(),
  leftMs: z.number().nullable(),
})

/** `ms` before the host's stretch; where the game is untimed there is none. */
export function startedClock({ now, stretchMs }: ModeContext<unknown>, ms: number): Clock {
  const stretched = stretchMs(ms)
  return { endsAt: stretched === null ? null : now + stretched, leftMs: null }
}

export const stoppedClock = (clock: Clock, now: number): Clock =>
  clock.endsAt === null ? clock : { endsAt: null, leftMs: Math.max(0, clock.endsAt - now) }

export const resumedClock = (clock: Clock, now: number): Clock =>
  clock.leftMs === null ? clock : { endsAt: now + clock.leftMs, leftMs: null }

export const isOut = ({ endsAt }: Clock, now: number): boolean => endsAt !== null && now >= endsAt
