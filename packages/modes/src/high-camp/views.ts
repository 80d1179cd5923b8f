import type { Json } from '@pathquest/core/json'
import type { RoundsState } from '../kits/rounds/rounds-state'
import { type Camp, carriedBy, dueForecast } from './camp'
import { type Loads, mapLoads, noLoads, type Store, summitOf, topOf } from './forecast'
import { STORES } from './manifest'

/** A store as of the last closing. `need` is null where only the range is known. */
export interface StoreView {
  count: number
  need: number | null
  low: number
  high: number
}

export interface CampView {
  height: number
  top: number
  summit: number
  /** From 1 on; of the leg that is on, or whose storm has just come. */
  storm: number
  storms: number
  /** Questions until the storm, with the one that is open; 0: it has just come. */
  left: number
  stores: Record<Store, StoreView>
  last: Camp['last']
}

export interface OwnCampView extends CampView {
  /** Chosen with the answer to this question. */
  store: Store | null
  /** What that brought; null: the question is open, or there was no answer. */
  loads: number | null
}

/** Host and projector: sums of the class alone. */
export const classView = (camp: Camp): Json => viewOf(camp) as unknown as Json

export function playerView(camp: Camp, playerId: string, round: RoundsState<Camp>): Json {
  const made = carriedBy(round, playerId)
  const isClosed = camp.last !== null
  const own: OwnCampView = {
    ...viewOf(camp),
    store: made?.store ?? null,
    loads: isClosed && made && camp.last !== null ? made.loads : null,
  }
  return own as unknown as Json
}

function viewOf(camp: Camp): CampView {
  const { height, legs, leg, last, heights } = camp
  const found = last?.storm ?? null
  return {
    height,
    top: topOf(legs),
    summit: summitOf(legs),
    storm: leg ? leg.number + 1 : Math.max(1, heights.length),
    storms: legs,
    left: leg ? leg.planned - leg.played - leg.skipped : 0,
    stores: found ? shown(found.stores, found.need) : forecastView(camp),
    last,
  }
}

/** After the storm everything is known. */
const shown = (stores: Loads, need: Loads): Record<Store, StoreView> =>
  Object.fromEntries(
    STORES.map((store) => [
      store,
      { count: stores[store], need: need[store], low: need[store], high: need[store] },
    ]),
  ) as Record<Store, StoreView>

function forecastView({ leg, stores }: Camp): Record<Store, StoreView> {
  if (leg === null) return shown(stores, noLoads())
  const { need, uncertain, low, high } = dueForecast(leg)
  const exact = shown(stores, need)
  return { ...exact, [uncertain]: { count: stores[uncertain], need: null, low, high } }
}

/** Loads that are surely still missing, by store; of an uncertain need up to its upper end. */
export const missingIn = (stores: CampView['stores']): Loads =>
  mapLoads((store) => Math.max(0, stores[store].high - stores[store].count))
