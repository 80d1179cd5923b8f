import type { ModePlayer } from '@pathquest/core/modes/mode'
import type { Random } from '@pathquest/core/random'
import * as z from 'zod'
import { isRight, type RoundsState } from '../kits/rounds/rounds-state'
import {
  forecast,
  isFull,
  legAt,
  movedBy,
  nextLoadsAHead,
  noLoads,
  OTHER_LOADS,
  RIGHT_LOADS,
  type Store,
  scaled,
  sumOf,
} from './forecast'
import { STORES } from './manifest'

const count = z.number().int()
const Loads = z.object({ food: count, rope: count, canvas: count })
const StoreWord = z.enum(STORES)
const Forecast = z.object({ need: Loads, uncertain: StoreWord, low: count, high: count })

export const Camp = z.object({
  legs: count,
  height: count,
  /** After each storm. */
  heights: z.array(count),
  /** Loads of a player and question, as measured so far. */
  loadsAHead: z.number(),
  /** On the way to a storm; null: the storm has come. */
  leg: z
    .object({
      number: count,
      planned: count,
      /** Closed questions of this leg, and those that brought nothing: skipped ones and surveys. */
      played: count,
      skipped: count,
      /** Players of the class in its questions, summed up. */
      chances: count,
      forecast: Forecast,
    })
    .nullable(),
  /** As of the last closing. */
  stores: Loads,
  /** What the last closing brought; null: the question is open. */
  last: z
    .object({
      loads: Loads,
      storm: z.object({ need: Loads, stores: Loads, full: count, moved: count }).nullable(),
    })
    .nullable(),
  /** By player, in the whole game. */
  carried: z.record(z.string(), Loads),
})
export type Camp = z.infer<typeof Camp>

/** The store that a player chose with the answer, and what arrives there. */
export function carriedBy(
  { answers }: RoundsState,
  playerId: string,
): { store: Store; loads: number } | null {
  const answer = answers[playerId]
  if (!answer) return null
  return {
    store: StoreWord.parse(answer.beside?.store),
    loads: isRight(answer.share) ? RIGHT_LOADS : OTHER_LOADS,
  }
}

export const isLegOver = (index: number, questions: number): boolean =>
  index + 1 === questions || legAt(index + 1, questions).at === 0

/** Begins a leg for the players who are here. */
export function withLeg(
  camp: Camp,
  number: number,
  planned: number,
  players: readonly ModePlayer[],
  random: Random,
): Camp {
  const here = players.filter(({ present }) => present).length
  const expected = { loadsAHead: camp.loadsAHead, players: here, questions: planned }
  return {
    ...camp,
    stores: noLoads(),
    leg: {
      number,
      planned,
      played: 0,
      skipped: 0,
      chances: 0,
      forecast: forecast(expected, random),
    },
  }
}

/** The forecast for the questions that were played, or still will be. */
export const dueForecast = ({ planned, skipped, forecast: of }: NonNullable<Camp['leg']>) =>
  skipped === 0 ? of : scaled(of, (planned - skipped) / planned)

/** The storm after the questions that were played: it empties the stores and moves the camp. */
export function storm(camp: Camp) {
  const { leg, stores, height } = camp
  if (leg === null || leg.played === 0) return { camp: { ...camp, leg: null }, found: null }
  const { need } = dueForecast({ ...leg, skipped: leg.planned - leg.played })
  const full = STORES.filter((store) => isFull(stores[store], need[store])).length
  const moved = movedBy(full, height)
  const next = {
    ...camp,
    leg: null,
    stores: noLoads(),
    height: height + moved,
    heights: [...camp.heights, height + moved],
    loadsAHead: nextLoadsAHead(camp.loadsAHead, sumOf(stores), leg.chances),
  }
  return { camp: next, found: { need, stores, full, moved } }
}
