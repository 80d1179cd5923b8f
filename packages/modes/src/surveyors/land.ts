import { type Random, shuffled } from '@pathquest/core/random'
import * as z from 'zod'
import { type Crew, StoredCrew } from '../kits/crews/crews'
import { HEXES, NEIGHBOURS, PEAK_TILES, startsFor, turned } from './hexes'

export const PEAK_WORTH = 3
const PEAKS_A_TEAM = 2
/** Stakes of a round in which a whole team is right, and of each of the last two. */
const STAKES = 4
const LAST_STAKES = 8
const LAST_ROUNDS = 2
/** More for a team that is alone in last place. */
const BEHIND_STAKES = 2
const FOREIGN_COST = 2
const FOREIGN_NEIGHBOURS = 2
/** For who named a tile that the team took. */
export const NAMED_POINTS = 2

const count = z.number().int()
const Taken = z.object({ tile: count, team: count, from: count })

export const Land = z.object({
  crews: z.array(StoredCrew),
  /** Start tiles, by the number of the team. */
  starts: z.array(count),
  peaks: z.array(count),
  /** By tile: the number of the team; 0: free. */
  owner: z.array(count),
  /** By the number of the team: stakes of this round, and in the whole game. */
  stakes: z.array(count),
  earned: z.array(count),
  spent: z.array(count),
  /** By player, in the phase that is on. */
  names: z.record(z.string(), count),
  /** What the last phase brought; null: none has closed since the question opened. */
  last: z.object({ taken: z.array(Taken), contested: z.array(count) }).nullable(),
  /** Land of each team after every round. */
  rounds: z.array(z.array(count)),
  /** By player: tiles named, and taken of them. */
  own: z.record(z.string(), z.object({ named: count, taken: count })),
})
export type Land = z.infer<typeof Land>

export const worthOf = ({ peaks }: Pick<Land, 'peaks'>, tile: number): number =>
  peaks.includes(tile) ? PEAK_WORTH : 1

export const landOf = (land: Pick<Land, 'peaks' | 'owner'>, team: number): number =>
  land.owner.reduce((sum, owner, tile) => sum + (owner === team ? worthOf(land, tile) : 0), 0)

/** A board for so many teams, the same for each of them when it is turned. */
export function newBoard(crews: readonly Crew[], random: Random) {
  const teams = Math.max(2, crews.length)
  const starts = startsFor(teams)
  const peaks: number[] = []
  for (const tile of shuffled(PEAK_TILES, random)) {
    if (peaks.length >= PEAKS_A_TEAM * teams) break
    if (!peaks.includes(tile)) peaks.push(...turned(tile, teams))
  }
  const owner = HEXES.map(() => 0)
  for (const { number } of crews) owner[starts[number - 1] ?? 0] = number
  return { starts, peaks, owner }
}

export const isLastRound = (index: number, questions: number): boolean =>
  index >= questions - LAST_ROUNDS

/** `share`: of the present members who are right. */
export function stakesFor(land: Land, team: number, share: number, isLast: boolean): number {
  const lands = land.crews.map(({ number }) => landOf(land, number))
  const own = landOf(land, team)
  const isAlone = lands.length > 1 && lands.filter((one) => one <= own).length === 1
  return Math.round((isLast ? LAST_STAKES : STAKES) * share) + (isAlone ? BEHIND_STAKES : 0)
}

export const costOf = (land: Pick<Land, 'owner'>, tile: number): number =>
  land.owner[tile] === 0 ? 1 : FOREIGN_COST

/** Tiles that a team may take from this ground, with so many stakes. */
export function legalFrom(
  land: Pick<Land, 'owner' | 'starts'>,
  ground: ReadonlySet<number>,
  stakes: number,
): number[] {
  return [...HEXES.keys()].filter((tile) => {
    if (ground.has(tile) || land.starts.includes(tile)) return false
    const beside = (NEIGHBOURS[tile] ?? []).filter((one) => ground.has(one)).length
    const needed = land.owner[tile] === 0 ? 1 : FOREIGN_NEIGHBOURS
    return beside >= needed && costOf(land, tile) <= stakes
  })
}

export const groundOf = ({ owner }: Pick<Land, 'owner'>, team: number): Set<number> =>
  new Set(owner.flatMap((one, tile) => (one === team ? [tile] : [])))

/** What a team takes: what most have named, then the worthiest that it may have. */
export function takenBy(land: Land, team: number, named: readonly number[], random: Random) {
  const ground = groundOf(land, team)
  const votes = (tile: number) => named.filter((one) => one === tile).length
  const lots = shuffled([...HEXES.keys()], random)
  const order = lots.sort(
    (a, b) =>
      votes(b) - votes(a) ||
      worthOf(land, b) - worthOf(land, a) ||
      costOf(land, a) - costOf(land, b),
  )
  const taken: number[] = []
  let left = land.stakes[team - 1] ?? 0
  for (;;) {
    const legal = legalFrom(land, ground, left)
    const tile = order.find((one) => legal.includes(one))
    if (tile === undefined) return { taken, spent: (land.stakes[team - 1] ?? 0) - left }
    taken.push(tile)
    ground.add(tile)
    left -= costOf(land, tile)
  }
}

/** All teams take at once; a tile that two of them take stays as it was. */
export function settled(
  land: Land,
  namedBy: (team: number) => readonly number[],
  random: Random,
): Land {
  const wishes = land.crews.map(({ number }) => ({
    team: number,
    ...takenBy(land, number, namedBy(number), random),
  }))
  const all = wishes.flatMap(({ taken }) => taken)
  const isContested = (tile: number) => all.filter((one) => one === tile).length > 1
  const taken = wishes.flatMap(({ team, taken: own }) =>
    own
      .filter((tile) => !isContested(tile))
      .map((tile) => ({ tile, team, from: land.owner[tile] ?? 0 })),
  )
  const owner = [...land.owner]
  for (const { tile, team } of taken) owner[tile] = team
  const spent = land.spent.map(
    (before, i) => before + (wishes.find(({ team }) => team === i + 1)?.spent ?? 0),
  )
  const next = { ...land, owner, spent }
  return {
    ...next,
    last: { taken, contested: [...new Set(all.filter(isContested))] },
    crews: land.crews.map((crew) => ({ ...crew, hundredths: 100 * landOf(next, crew.number) })),
    rounds: [...land.rounds, land.crews.map(({ number }) => landOf(next, number))],
  }
}
