import type { MemberGain, ModePlayer } from '@pathquest/core/modes/mode'
import { type Random, shuffled } from '@pathquest/core/random'
import { FIRST_TEAM_BONUS } from '@pathquest/core/rewards/amounts'
import type { TeamRow } from '@pathquest/core/rooms/views'
import * as z from 'zod'

export const StoredCrew = z.object({
  id: z.string(),
  number: z.number().int(),
  /** Sum of the question scores, in hundredths so that averages add up exactly. */
  hundredths: z.number(),
  playerIds: z.array(z.string()),
})
/** Players of a class who play together: a crew, or a team. */
export type Crew = z.infer<typeof StoredCrew>

/** As many crews of this size as a class needs. */
export const crewsOfSize = (size: number, players: number): number => Math.ceil(players / size)

const newCrew = (number: number, playerIds: string[] = []): Crew => ({
  id: `team_${number}`,
  number,
  hundredths: 0,
  playerIds,
})

/**
 * As many crews as requested, never more than players; one player is one crew. Who has chosen one in the
 * lobby is in it, all others are dealt by chance.
 */
export function dealCrews(
  count: number,
  players: readonly Pick<ModePlayer, 'id' | 'crew'>[],
  random: Random,
): Crew[] {
  const length = Math.max(1, Math.min(count, players.length))
  const crews = Array.from({ length }, (_, i) => newCrew(i + 1))
  const most = Math.ceil(players.length / length)
  const dealt: string[] = []
  for (const { id, crew = 0 } of players) {
    const own = crews[crew - 1]
    if (own && own.playerIds.length < most) own.playerIds.push(id)
    else dealt.push(id)
  }
  for (const id of shuffled(dealt, random)) smallestOf(crews).playerIds.push(id)
  return evened(crews)
}

const smallestOf = (crews: readonly Crew[]): Crew =>
  crews.reduce((a, b) => (b.playerIds.length < a.playerIds.length ? b : a))

/** Where some have chosen, the newest of the largest crew moves until sizes differ by at most one. */
function evened(crews: Crew[]): Crew[] {
  for (;;) {
    const smallest = smallestOf(crews)
    const largest = crews.reduce((a, b) => (b.playerIds.length > a.playerIds.length ? b : a))
    if (largest.playerIds.length - smallest.playerIds.length <= 1) return crews
    smallest.playerIds.push(largest.playerIds.pop() ?? '')
  }
}

const presentCount = (crew: Crew, present: ReadonlySet<string>): number =>
  crew.playerIds.filter((playerId) => present.has(playerId)).length

const bySize = (present: ReadonlySet<string>) => (a: Crew, b: Crew) =>
  presentCount(a, present) - presentCount(b, present) || a.number - b.number

/**
 * A late player goes to the crew with the fewest present members; where that has `most`, to a new
 * one.
 */
export function seatLatecomer(
  crews: readonly Crew[],
  playerId: string,
  players: readonly ModePlayer[],
  most = Number.POSITIVE_INFINITY,
): Crew[] {
  if (crewOf(crews, playerId)) return [...crews]
  const present = presentIds(players)
  const smallest = [...crews].sort(bySize(present))[0]
  if (!smallest || presentCount(smallest, present) >= most) {
    return [...crews, newCrew(crews.length + 1, [playerId])]
  }
  return crews.map((crew) =>
    crew === smallest ? { ...crew, playerIds: [...crew.playerIds, playerId] } : crew,
  )
}

/** Moves the newest present member of the largest crew until present sizes differ by at most one. */
export function balanceCrews(crews: readonly Crew[], players: readonly ModePlayer[]): Crew[] {
  const present = presentIds(players)
  let balanced = [...crews]
  for (;;) {
    const ordered = [...balanced].sort(bySize(present))
    const smallest = ordered[0] as Crew
    const largest = ordered[ordered.length - 1] as Crew
    if (presentCount(largest, present) - presentCount(smallest, present) <= 1) return balanced
    const members = largest.playerIds.filter((playerId) => present.has(playerId))
    const mover = members[members.length - 1] as string
    balanced = balanced.map((crew) => {
      if (crew.id === largest.id) {
        return { ...crew, playerIds: crew.playerIds.filter((id) => id !== mover) }
      }
      return crew.id === smallest.id ? { ...crew, playerIds: [...crew.playerIds, mover] } : crew
    })
  }
}

/**
 * Adds the question's score: the average over the members who count, whether they answered or not.
 */
export function scoreCrews(
  crews: readonly Crew[],
  counts: ReadonlySet<string>,
  pointsOf: (playerId: string) => number,
): Crew[] {
  return crews.map((crew) => {
    const members = crew.playerIds.filter((playerId) => counts.has(playerId))
    if (members.length === 0) return crew
    const sum = members.reduce((total, playerId) => total + pointsOf(playerId), 0)
    return { ...crew, hundredths: crew.hundredths + Math.round((100 * sum) / members.length) }
  })
}

/** By score; equal scores share a rank. */
export function rankCrews(crews: readonly Crew[]): TeamRow[] {
  const ordered = [...crews].sort((a, b) => b.hundredths - a.hundredths || a.number - b.number)
  return ordered.map((crew) => ({
    teamId: crew.id,
    number: crew.number,
    rank: 1 + ordered.filter((other) => other.hundredths > crew.hundredths).length,
    score: Math.round(crew.hundredths / 100),
    playerIds: crew.playerIds,
  }))
}

/** What each member of a first crew gets beside the own placement. */
export const firstCrewBonus = (crews: readonly Crew[]): Record<string, number> =>
  Object.fromEntries(
    rankCrews(crews)
      .filter(({ rank }) => rank === 1)
      .flatMap(({ playerIds }) => playerIds.map((playerId) => [playerId, FIRST_TEAM_BONUS])),
  )

export const crewOf = <C extends Pick<Crew, 'playerIds'>>(
  crews: readonly C[],
  playerId: string,
): C | undefined => crews.find(({ playerIds }) => playerIds.includes(playerId))

/**
 * Scores of crews raised by their members' gains, averaged over all who took part: who was present at
 * that question is no longer known.
 */
export function withMemberGains(
  crews: readonly TeamRow[],
  gains: readonly MemberGain[],
): TeamRow[] {
  const raised = crews.map((crew) => {
    const members = gains.filter(({ teamId }) => teamId === crew.teamId)
    const sum = members.reduce((total, { gained }) => total + gained, 0)
    return members.length === 0
      ? crew
      : { ...crew, score: crew.score + Math.round(sum / members.length) }
  })
  return raised
    .sort((a, b) => b.score - a.score || a.rank - b.rank)
    .map((crew, _, all) => ({
      ...crew,
      rank: 1 + all.filter((other) => other.score > crew.score).length,
    }))
}

const presentIds = (players: readonly ModePlayer[]): Set<string> =>
  new Set(players.filter((player) => player.present).map((player) => player.id))
