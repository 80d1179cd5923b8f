import type { ModeContext } from '@pathquest/core/modes/mode'
import { missOf, type Searcher } from './searcher'

export type Owns = Readonly<Record<string, Searcher>>
type Settings = { minutes: number }
type PartyContext = Pick<ModeContext<Settings>, 'players' | 'settings' | 'stretchMs'>

/** Below this nobody turns back: a miss comes back by itself. */
export const PARTY_FROM = 4
/** Lights of a player and minute for two lanterns. */
export const LIGHTS_A_MINUTE = 5.5
/** The board is renewed so often. */
const BOARDS_A_MINUTE = 6
/** Of the target, for the first lantern. */
export const FIRST_SHARE = 0.75
/** For the third lantern at most so many are still out, of each player. */
const OUT_SHARE = 0.25
export const LANTERNS = 3

const presentIds = ({ players }: Pick<PartyContext, 'players'>): string[] =>
  players.filter(({ present }) => present).map(({ id }) => id)

export const isParty = (context: Pick<PartyContext, 'players'>): boolean =>
  presentIds(context).length >= PARTY_FROM

/** A question that players who are here have missed, and nobody is on the way to yet. */
export interface OutView {
  questionId: string
  /** Players who are out. */
  out: number
  /** How often they have missed it. */
  missed: number
}

/** Who has been out the longest comes first; who is being searched for is left out. */
export function outIn(owns: Owns, context: Pick<PartyContext, 'players'>): OutView[] {
  const found = new Map<string, OutView & { at: number }>()
  for (const id of presentIds(context)) {
    for (const { questionId, where, missed, at } of owns[id]?.misses ?? []) {
      if (where !== 'out') continue
      const before = found.get(questionId) ?? { questionId, out: 0, missed: 0, at }
      found.set(questionId, {
        questionId,
        out: before.out + 1,
        missed: before.missed + missed,
        at: Math.min(before.at, at),
      })
    }
  }
  for (const id of presentIds(context)) {
    const way = found.get(owns[id]?.rescuing ?? '')
    if (way) way.out -= 1
  }
  return [...found.values()]
    .filter(({ out }) => out > 0)
    .sort((a, b) => a.at - b.at)
    .map(({ questionId, out, missed }) => ({ questionId, out, missed }))
}

/** Nobody rescues a question that they have missed themselves. */
export const openTo = (list: readonly OutView[], searcher: Searcher): OutView[] =>
  list.filter(({ questionId }) => !missOf(searcher, questionId))

/** Whose way is lit by a right answer: who has been out the longest with this question. */
export function ownerOf(
  owns: Owns,
  questionId: string,
  rescuer: string,
  context: Pick<PartyContext, 'players'>,
): string | null {
  const out = presentIds(context).flatMap((id) => {
    const miss = id === rescuer || !owns[id] ? undefined : missOf(owns[id], questionId)
    return miss?.where === 'out' ? [{ id, at: miss.at }] : []
  })
  return out.sort((a, b) => a.at - b.at)[0]?.id ?? null
}

/** What all see of the class, renewed every ten seconds. */
export interface PartyBoard {
  /** Boards so far, and players who were here at each, summed up: the target follows the class. */
  boards: number
  here: number
  lights: number
  /** The target if the class stays as it is. */
  target: number
  out: number
  players: number
  list: OutView[]
}

/** As many as a screen shows, and more for those who have missed the first ones themselves. */
const LISTED = 8

export function boardOf(
  before: PartyBoard | null,
  owns: Owns,
  context: PartyContext,
  steps: number,
): PartyBoard {
  const players = presentIds(context).length
  const boards = (before?.boards ?? 0) + steps
  const here = (before?.here ?? 0) + steps * players
  const left = Math.max(0, context.settings.minutes * BOARDS_A_MINUTE - boards)
  return {
    boards,
    here,
    lights: lightsOf(owns),
    target: targetFor(isUntimed(context) ? wholeGame(context) : here + left * players),
    out: outOf(owns, context),
    players,
    list: outIn(owns, context).slice(0, LISTED),
  }
}

const isUntimed = ({ stretchMs }: PartyContext): boolean => stretchMs(1) === null
const wholeGame = (context: PartyContext): number =>
  context.settings.minutes * BOARDS_A_MINUTE * presentIds(context).length

/** By the number of players at each board, summed up. */
const targetFor = (here: number): number => Math.ceil((LIGHTS_A_MINUTE / BOARDS_A_MINUTE) * here)

export const lightsOf = (owns: Owns): number =>
  Object.values(owns).reduce((sum, { lights }) => sum + lights, 0)

/** Misses of players who are here for which nobody has lit the way back yet. */
export const outOf = (owns: Owns, context: Pick<PartyContext, 'players'>): number =>
  presentIds(context).reduce((sum, id) => {
    const out = owns[id]?.misses.filter(({ where }) => where !== 'found') ?? []
    return sum + out.length
  }, 0)

export interface Goal {
  lights: number
  target: number
  out: number
  players: number
}

/** Lights for one lantern and for two; the third where hardly anybody is out. */
export function lanternsOf({ lights, target, out, players }: Goal): number {
  if (target === 0 || lights < FIRST_SHARE * target) return 0
  if (lights < target) return 1
  return out <= mayBeOut(players) ? LANTERNS : 2
}

export const mayBeOut = (players: number): number => Math.floor(OUT_SHARE * players)

/** At the end: the class that was here, for as long as it was here. */
export function goalAtEnd(board: PartyBoard, owns: Owns, context: PartyContext): Goal {
  const here = isUntimed(context) ? wholeGame(context) : board.here
  const boards = Math.max(1, board.boards)
  return {
    lights: lightsOf(owns),
    target: targetFor(here),
    out: outOf(owns, context),
    players: isUntimed(context) ? presentIds(context).length : Math.round(here / boards),
  }
}
