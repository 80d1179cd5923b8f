import type { MemberGain, ModePlayer } from '@pathquest/core/modes/mode'
import { type Random, shuffled } from '@pathquest/core/random'
import type { TeamRow } from '@pathquest/core/rooms/views'

export interface Team {
  id: string
  number: number
  /** Sum of the question scores, in hundredths so that averages add up exactly. */
  hundredths: number
  playerIds: string[]
}

/** As many teams as requested, never more than players; one player is one team. */
export function dealTeams(count: number, playerIds: readonly string[], random: Random): Team[] {
  const teams: Team[] = Array.from({ length: Math.max(1, Math.min(count, playerIds.length)) }).map(
    (_, i) => ({ id: `team_${i + 1}`, number: i + 1, hundredths: 0, playerIds: [] }),
  )
  shuffled(playerIds, random).forEach((playerId, i) => {
    ;(teams[i % teams.length] as Team).playerIds.push(playerId)
  })
  return teams
}

const presentCount = (team: Team, present: ReadonlySet<string>): number =>
  team.playerIds.filter((playerId) => present.has(playerId)).length

const bySize = (present: ReadonlySet<string>) => (a: Team, b: Team) =>
  presentCount(a, present) - presentCount(b, present) || a.number - b.number

/** A late player goes to the team with the fewest present members; a single team gets a rival. */
export function seatLatecomer(
  teams: readonly Team[],
  playerId: string,
  players: readonly ModePlayer[],
): Team[] {
  if (teams.some((team) => team.playerIds.includes(playerId))) return [...teams]
  if (teams.length === 1) {
    return [...teams, { id: 'team_2', number: 2, hundredths: 0, playerIds: [playerId] }]
  }
  const smallest = [...teams].sort(bySize(presentIds(players)))[0]
  return teams.map((team) =>
    team === smallest ? { ...team, playerIds: [...team.playerIds, playerId] } : team,
  )
}

/** Moves the newest present member of the largest team until present sizes differ by at most one. */
export function balanceTeams(teams: readonly Team[], players: readonly ModePlayer[]): Team[] {
  const present = presentIds(players)
  let balanced = [...teams]
  for (;;) {
    const ordered = [...balanced].sort(bySize(present))
    const smallest = ordered[0] as Team
    const largest = ordered[ordered.length - 1] as Team
    if (presentCount(largest, present) - presentCount(smallest, present) <= 1) return balanced
    const members = largest.playerIds.filter((playerId) => present.has(playerId))
    const mover = members[members.length - 1] as string
    balanced = balanced.map((team) => {
      if (team.id === largest.id) {
        return { ...team, playerIds: team.playerIds.filter((id) => id !== mover) }
      }
      return team.id === smallest.id ? { ...team, playerIds: [...team.playerIds, mover] } : team
    })
  }
}

/**
 * Adds the question's score: the average over the members who count, whether they answered or not.
 */
export function scoreTeams(
  teams: readonly Team[],
  counts: ReadonlySet<string>,
  pointsOf: (playerId: string) => number,
): Team[] {
  return teams.map((team) => {
    const members = team.playerIds.filter((playerId) => counts.has(playerId))
    if (members.length === 0) return team
    const sum = members.reduce((total, playerId) => total + pointsOf(playerId), 0)
    return { ...team, hundredths: team.hundredths + Math.round((100 * sum) / members.length) }
  })
}

/** By score; equal scores share a rank. */
export function rankTeams(teams: readonly Team[]): TeamRow[] {
  const ordered = [...teams].sort((a, b) => b.hundredths - a.hundredths || a.number - b.number)
  return ordered.map((team) => ({
    teamId: team.id,
    number: team.number,
    rank: 1 + ordered.filter((other) => other.hundredths > team.hundredths).length,
    score: Math.round(team.hundredths / 100),
    playerIds: team.playerIds,
  }))
}

/**
 * Team scores raised by their members' gains, averaged over all who took part: who was present at
 * that question is no longer known.
 */
export function withMemberGains(
  teams: readonly TeamRow[],
  gains: readonly MemberGain[],
): TeamRow[] {
  const raised = teams.map((team) => {
    const members = gains.filter(({ teamId }) => teamId === team.teamId)
    const sum = members.reduce((total, { gained }) => total + gained, 0)
    return members.length === 0
      ? team
      : { ...team, score: team.score + Math.round(sum / members.length) }
  })
  return raised
    .sort((a, b) => b.score - a.score || a.rank - b.rank)
    .map((team, _, all) => ({
      ...team,
      rank: 1 + all.filter((other) => other.score > team.score).length,
    }))
}

const presentIds = (players: readonly ModePlayer[]): Set<string> =>
  new Set(players.filter((player) => player.present).map((player) => player.id))
