import type { MoveReply } from '@pathquest/core/modes/mode'
import * as z from 'zod'
import type { RoundStep } from '../rounds/rounds-state'
import { StoredReply, StoredStep } from '../rounds/stored-rounds'

/**
 * The class is in one round at a time, and in one phase of it; after the last phase its outcome is
 * shown. There is no question: nothing is right.
 */
export interface BallotsState<Extra = unknown> {
  /** From 0. */
  round: number
  /** The phase that is on; null: the outcome is shown. */
  step: RoundStep | null
  /** Time the host has added to this phase; already included in its deadline. */
  addedMs: number
  closedAt: number | null
  /** Start of the host's pause; null: the clocks run. */
  stoppedAt: number | null
  /** Who had joined when this round opened. */
  players: string[]
  /** Who has chosen anything in this round. */
  active: string[]
  /** By player: rounds in which they were present, and in which they chose. */
  asked: Record<string, number>
  chose: Record<string, number>
  /** The last move of each player. */
  moved: Record<string, { id: string; reply?: MoveReply }>
  extra: Extra
  isLast: boolean
  over: boolean
}

const counts = z.record(z.string(), z.number().int())

/** The stored state; `extra` is the mode's own. */
export function ballotsReader<Extra>(
  extra: z.ZodType<Extra>,
): (stored: unknown) => BallotsState<Extra> {
  const schema = z.object({
    round: z.number().int(),
    step: StoredStep.nullable(),
    addedMs: z.number(),
    closedAt: z.number().nullable(),
    stoppedAt: z.number().nullable(),
    players: z.array(z.string()),
    active: z.array(z.string()),
    asked: counts,
    chose: counts,
    moved: z.record(z.string(), z.object({ id: z.string(), reply: StoredReply.optional() })),
    extra,
    isLast: z.boolean(),
    over: z.boolean(),
  })
  return (stored) => schema.parse(stored) as BallotsState<Extra>
}

/** Of the rounds in which they were present, at least half: absence costs nothing. */
export const hasTakenPart = ({ asked, chose }: BallotsState, playerId: string): boolean => {
  const count = chose[playerId] ?? 0
  return count > 0 && 2 * count >= (asked[playerId] ?? 0)
}
