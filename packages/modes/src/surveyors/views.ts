import type { Json } from '@pathquest/core/json'
import type { ModeContext } from '@pathquest/core/modes/mode'
import { crewOf } from '../kits/crews/crews'
import { type PhaseView, phaseView } from '../kits/rounds/phase-view'
import type { RoundsState } from '../kits/rounds/rounds-state'
import { costOf, groundOf, isLastRound, type Land, landOf, legalFrom, worthOf } from './land'

export interface TeamLand {
  number: number
  land: number
  stakes: number
}

/** A tile that the own team may take. */
export interface ReachView {
  tile: number
  worth: number
  cost: number
  /** The number of the team that owns it; 0: free. */
  owner: number
}

export interface LandView {
  phase: PhaseView | null
  owner: number[]
  peaks: number[]
  starts: number[]
  teams: TeamLand[]
  last: Land['last']
  /** This round brings twice the stakes. */
  isDouble: boolean
  /** The own team; null: host and projector. */
  team: number | null
  reach: ReachView[]
  /** The own choice. */
  named: number | null
}

function seen(land: Land, round: RoundsState, context: ModeContext) {
  const { owner, peaks, starts, last, crews, stakes } = land
  return {
    ...{ owner, peaks, starts, last },
    teams: crews.map(({ number }) => ({
      number,
      land: landOf(land, number),
      stakes: stakes[number - 1] ?? 0,
    })),
    isDouble: isLastRound(round.index, context.questions.length),
  }
}

/** Host and projector: the land, and nobody's choice. */
export const classView = (land: Land, round: RoundsState<Land>, context: ModeContext): Json =>
  ({
    ...seen(land, round, context),
    phase: phaseView(round, null, context),
    ...{ team: null, reach: [], named: null },
  }) satisfies LandView as unknown as Json

export function playerView(
  land: Land,
  playerId: string,
  round: RoundsState<Land>,
  context: ModeContext,
): Json {
  const team = crewOf(land.crews, playerId)?.number ?? null
  const phase = phaseView(round, playerId, context)
  const stakes = team === null ? 0 : (land.stakes[team - 1] ?? 0)
  const tiles = phase && team !== null ? legalFrom(land, groundOf(land, team), stakes) : []
  const reach = tiles.map((tile) => ({
    ...{ tile, worth: worthOf(land, tile), cost: costOf(land, tile) },
    owner: land.owner[tile] ?? 0,
  }))
  return {
    ...seen(land, round, context),
    ...{ phase, team, named: land.names[playerId] ?? null },
    reach: reach.sort((a, b) => b.worth - a.worth || a.cost - b.cost || a.tile - b.tile),
  } satisfies LandView as unknown as Json
}
