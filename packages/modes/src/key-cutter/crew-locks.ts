import type { ModeContext } from '@pathquest/core/modes/mode'
import * as z from 'zod'
import {
  type Crew,
  crewOf,
  crewsOfSize,
  dealCrews,
  StoredCrew,
  seatLatecomer,
} from '../kits/crews/crews'
import type { Place } from '../kits/self-paced/self-paced-rules'
import { isOver, type Lock, newLock, SECOND_MS, StoredLock } from './lock'
import { JAM_MS } from './readings'

/** All crews, and their locks by the id of the crew. */
export const StoredCrewLocks = z.object({
  crews: z.array(StoredCrew),
  locks: z.record(z.string(), StoredLock),
})
export type CrewLocks = z.infer<typeof StoredCrewLocks>
export type Settings = { crewSize: number; minutes: number }
export type Here = Place<Settings, CrewLocks>

export function newCrewLocks({ players, settings, random }: ModeContext<Settings>): CrewLocks {
  const crews = dealCrews(crewsOfSize(settings.crewSize, players.length), players, random)
  const locks = Object.fromEntries(crews.map(({ id }) => [id, newLock(random)]))
  return { crews, locks }
}

/** A late player goes to the smallest crew: crews stay of one size. */
export const withLate = (
  all: CrewLocks,
  playerId: string,
  { players }: ModeContext<Settings>,
): CrewLocks => ({ ...all, crews: seatLatecomer(all.crews, playerId, players) })

/** The crew of a player with its lock; null: a player without one. */
export function ownLock(
  { crews, locks }: CrewLocks,
  playerId: string,
): { crew: Crew; lock: Lock } | null {
  const crew = crewOf(crews, playerId)
  const lock = crew && locks[crew.id]
  return crew && lock ? { crew, lock } : null
}

/** Where a crew has another lock: its points are those of its keys. */
export const withLock = ({ crews, locks }: CrewLocks, crewId: string, lock: Lock): CrewLocks => ({
  crews: crews.map((crew) =>
    crew.id === crewId ? { ...crew, hundredths: 100 * lock.points } : crew,
  ),
  locks: { ...locks, [crewId]: lock },
})

/** null in an untimed game: nothing waits there. */
export const nowIn = ({ atMs, context }: Pick<Here, 'atMs' | 'context'>): number | null =>
  context.stretchMs(1) === null ? null : Math.round(atMs)

export const isHere =
  ({ players }: Pick<ModeContext, 'players'>) =>
  (id: string): boolean =>
    players.some((one) => one.id === id && one.present)

/** Members who are here: the mover at least. */
export const hereIn = ({ playerIds }: Crew, context: Pick<ModeContext, 'players'>): number =>
  Math.max(1, playerIds.filter(isHere(context)).length)

export const isJammed = ({ jam }: Lock, now: number | null): boolean =>
  jam !== null && !isOver(jam.at, JAM_MS, now)

/** The turn that waits for a second. */
export const openTurn = ({ turn }: Pick<Lock, 'turn'>, now: number | null): Lock['turn'] =>
  turn !== null && (now === null || !isOver(turn.at, SECOND_MS, now)) ? turn : null
