import type { ModeContext } from '@pathquest/core/modes/mode'
import { type Random, shuffled } from '@pathquest/core/random'
import * as z from 'zod'
import { type Crew, crewOf, StoredCrew } from '../kits/crews/crews'
import type { RoundsState } from '../kits/rounds/rounds-state'

const count = z.number().int()
/** How a team read a question; `none`: without the right piece, or nothing claimed. */
const READINGS = ['clean', 'half', 'none'] as const
export type Reading = (typeof READINGS)[number]

/** The map of a question, cut into its options. */
export const Sheet = z.object({
  crews: z.array(StoredCrew),
  /** By player: the options dealt for this question; absent: was not there when it opened. */
  hands: z.record(z.string(), z.array(count)),
  /** By player: the option that is claimed; absent: none. */
  claims: z.record(z.string(), count),
  /** By crew, of the closed question; null: it is open, or nothing in it is right. */
  readings: z.record(z.string(), z.enum(READINGS)).nullable(),
  /** By crew: all readings so far, in order. */
  read: z.record(z.string(), z.array(z.enum(READINGS))),
  /** By player: how often they held the right piece, and how often they claimed it. */
  own: z.record(z.string(), z.object({ held: count, claimed: count })),
})
export type Sheet = z.infer<typeof Sheet>

/** Every option is held, everybody holds one, and copies or hands differ by at most one. */
export function dealOptions(
  options: number,
  members: readonly string[],
  random: Random,
): Record<string, number[]> {
  const hands: Record<string, number[]> = {}
  if (members.length === 0) return hands
  const pieces = shuffled([...Array(options).keys()], random)
  const order = shuffled(members, random)
  for (let i = 0; i < Math.max(options, members.length); i++) {
    const holder = order[i % order.length] ?? ''
    hands[holder] = [...(hands[holder] ?? []), pieces[i % options] ?? 0]
  }
  return hands
}

type Here = Pick<ModeContext, 'players'>

export const isHere = ({ players }: Here, playerId: string): boolean =>
  players.some(({ id, present }) => id === playerId && present)

/** Members of a crew who take part in this question. */
export const dealtIn = (sheet: Sheet, crew: Crew): string[] =>
  crew.playerIds.filter((id) => sheet.hands[id] !== undefined)

/** What a player may read and claim: the own options, and those of members who are lost. */
export function readableBy(sheet: Sheet, playerId: string, here: Here): number[] {
  const crew = crewOf(sheet.crews, playerId)
  const own = sheet.hands[playerId]
  if (!crew || !own) return []
  const lost = dealtIn(sheet, crew).filter((id) => !isHere(here, id))
  return [...new Set([...own, ...lost.flatMap((id) => sheet.hands[id] ?? [])])]
}

/** Options that a crew claims. What a lost member has not kept is open again. */
export function claimsOf(sheet: Sheet, crew: Crew, round: RoundsState, here: Here): number[] {
  const counted = dealtIn(sheet, crew).filter(
    (id) => isHere(here, id) || (round.done.includes(id) && here.players.some((p) => p.id === id)),
  )
  return [...new Set(counted.flatMap((id) => sheet.claims[id] ?? []))].sort((a, b) => a - b)
}

export const readingOf = (claims: readonly number[], right: number): Reading =>
  !claims.includes(right) ? 'none' : claims.length === 1 ? 'clean' : 'half'

export const SHARES: Record<Reading, number> = { clean: 1, half: 0.5, none: 0 }
