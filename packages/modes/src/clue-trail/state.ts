import * as z from 'zod'
import type { RoundsState } from '../kits/rounds/rounds-state'
import { CLUE_PHASES, CLUES } from './trail'

const Mark = z.object({
  option: z.number().int(),
  /** The clue that was open when it was set, from 1. */
  clue: z.number().int(),
  at: z.number(),
  usedMs: z.number(),
})
export const StoredTrails = z.object({
  /** Of the question that is on. */
  marks: z.record(z.string(), Mark),
  kept: z.array(z.string()),
  /** By player and question, from the first one that they were asked. */
  found: z.record(
    z.string(),
    z.array(z.object({ question: z.number().int(), clue: z.number().int(), isRight: z.boolean() })),
  ),
  /** By question that was closed: the career, who found it by clue, and who went astray. */
  story: z.array(
    z.object({
      question: z.number().int(),
      career: z.string(),
      foundAt: z.array(z.number().int()),
      astray: z.number().int(),
    }),
  ),
})
export type Trails = z.infer<typeof StoredTrails>
export type Round = RoundsState<Trails>

/** How many clues the class sees; all of them once it is closed. */
export function cluesOpen({ phase, step }: Pick<Round, 'phase' | 'step'>): number {
  if (phase === 'closed') return CLUES
  return step === null ? 1 : CLUE_PHASES.indexOf(step.name as (typeof CLUE_PHASES)[number]) + 2
}
