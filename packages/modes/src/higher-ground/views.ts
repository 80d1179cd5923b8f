import type { DeckFigure } from '@pathquest/core/careers/deck'
import type { Json } from '@pathquest/core/json'
import type { ModeEnding, ModeView } from '@pathquest/core/modes/mode'
import type { Stage } from '@pathquest/core/rooms/views'
import { clockView, type PlayerModeView, type WatchedModeView } from '../kits/self-paced/views'
import { type Climber, figureOf, isComplete, isDone } from './climber'
import { CLOCK, type Context, dealtSoFar, type Game, isEvening, shownTo } from './game'
import { FIRST_CARDS, figureIn, type GroundCard, gapOf, groundIn } from './ground'
import { timesAt } from './moves'

/** A card of the ridge, with its figure. */
export interface PlacedCard {
  key: number
  title: string
  value: number
}

export interface PlayerPlay {
  /** Ridges begun before this one. */
  number: number
  figure: DeckFigure
  /** From low to high. */
  ridge: PlacedCard[]
  /** The two to choose from, without figures; null: not now. */
  pair: [Titled, Titled] | null
  /** Set aside on this ridge. */
  misses: number
  /** What the next right place scores. */
  worth: number
  score: number
  placed: number
  right: number
  complete: number
  /** The last placement: `gap` as chosen, `at` where the card belongs. */
  last: (PlacedCard & { gap: number; at: number; isRight: boolean; points: number }) | null
  /** A card that was set aside, or a ridge that is done, until Next. */
  isHeld: boolean
  ended: 'complete' | 'misses' | null
  /** No placement is left. */
  isDone: boolean
}
type Titled = Omit<PlacedCard, 'value'>

export interface ClassPlay {
  /** The highest ridges in an order of chance, without names: cards of each. */
  range: { slot: number; cards: number }[]
  /** Complete ridges of the class. */
  complete: number
  placed: number
  right: number
}

/** As many mountains as a screen can show. */
const RANGE_MAX = 28

const waiting: Stage = { name: 'waiting_next', index: 0, total: 0 }

const titled = (ground: readonly GroundCard[], key: number): Titled => ({
  key,
  title: ground[key]?.title ?? '',
})

const valued = (ground: readonly GroundCard[], key: number, figure: DeckFigure): PlacedCard => ({
  ...titled(ground, key),
  value: figureIn(ground, key, figure),
})

export function playerView(game: Game, playerId: string, context: Context): ModeView {
  const climber = game.climbers[playerId]
  if (!climber) return { stage: waiting }
  const showing = shownTo(game, climber, context)
  const isDue = showing.is === 'nothing' && game.time.stoppedAt === null
  const waits = Math.max(0, dealtSoFar(game, context) - climber.placed)
  const modeView: PlayerModeView<PlayerPlay> = {
    clock: clockView(CLOCK, { ...game, isForGrade: false }, context),
    isEvening: isEvening(game, climber.placed, context),
    cards: showing.is === 'cards' ? waits : 0,
    nextCardAt: isDue ? Math.ceil(game.time.zero + showing.until) : null,
    isForGrade: false,
    play: playOf(game, climber, context),
  }
  return { stage: waiting, modeView: modeView as unknown as Json }
}

function playOf(game: Game, climber: Climber, context: Context): PlayerPlay {
  const ground = groundIn(context)
  const { number, ridge, pair, last, misses } = climber
  const figure = figureOf(number)
  const showing = shownTo(game, climber, context)
  const isHeld = showing.is === 'held'
  const { score, placed, right, complete } = climber
  return {
    number,
    figure,
    ridge: ridge.map((card) => valued(ground, card, figure)),
    pair: showing.is === 'cards' ? [titled(ground, pair[0]), titled(ground, pair[1])] : null,
    misses,
    worth: (ridge.length + 1) * timesAt(game, climber, context),
    score,
    placed,
    right,
    complete,
    last: last && {
      ...valued(ground, last.card, figure),
      ...last,
      at: gapOf(ridge, last.card, figure, ground),
    },
    isHeld,
    ended: isHeld && isDone(climber) ? (isComplete(climber) ? 'complete' : 'misses') : null,
    isDone: showing.is === 'done',
  }
}

/** Host and projector: clock and range. */
export function watchedView(game: Game, context: Context): ModeView {
  const modeView: WatchedModeView<ClassPlay> = {
    clock: clockView(CLOCK, { ...game, isForGrade: false }, context),
    isEvening: clockIsLow(game, context),
    play: classPlay(game, context),
  }
  return { stage: waiting, modeView: modeView as unknown as Json }
}

/** Untimed, each has an evening of their own. */
const clockIsLow = (game: Game, context: Context): boolean =>
  context.stretchMs(1) !== null && isEvening(game, 0, context)

const sum = (climbers: readonly Climber[], of: (climber: Climber) => number): number =>
  climbers.reduce((total, climber) => total + of(climber), 0)

function classPlay(game: Game, context: Context): ClassPlay {
  const climbers = context.players.flatMap(({ id }) => game.climbers[id] ?? [])
  const range = climbers
    .map(({ slot, ridge }) => ({ slot, cards: ridge.length }))
    .sort((a, b) => b.cards - a.cards || a.slot - b.slot)
    .slice(0, RANGE_MAX)
    .sort((a, b) => a.slot - b.slot)
  return {
    range,
    complete: sum(climbers, ({ complete }) => complete),
    placed: sum(climbers, ({ placed }) => placed),
    right: sum(climbers, ({ right }) => right),
  }
}

/** What everybody learns at the end. */
export interface Summary extends Omit<ClassPlay, 'range'> {
  /** Heights of the highest ridges, without names. */
  heights: number[]
  /** The career that most players placed wrong; null: none twice. */
  hardest: (PlacedCard & { figure: DeckFigure; wrong: number; all: number }) | null
}
/** What a player learns at the end: the highest own ridge. */
export interface OwnEnd {
  figure: DeckFigure
  ridge: PlacedCard[]
  complete: number
  placed: number
  right: number
}

export function ending(game: Game, context: Context): ModeEnding {
  const { complete, placed, right } = classPlay(game, context)
  const heights = context.players
    .map(({ id }) => game.climbers[id]?.best.ridge.length ?? 0)
    .filter((cards) => cards > FIRST_CARDS)
    .sort((a, b) => b - a)
    .slice(0, RANGE_MAX)
  const summary: Summary = { complete, placed, right, heights, hardest: hardestOf(game, context) }
  return { summary: summary as unknown as Json }
}

function hardestOf({ tries }: Game, context: Context): Summary['hardest'] {
  const ground = groundIn(context)
  const [worst] = Object.entries(tries)
    .filter(([, [wrong]]) => wrong > 1)
    .sort(
      ([a, [wrongA, allA]], [b, [wrongB, allB]]) =>
        wrongB - wrongA || wrongB / allB - wrongA / allA || (a < b ? -1 : 1),
    )
  if (!worst) return null
  const [key, [wrong, all]] = worst
  const [figure, card] = key.split(' ') as [DeckFigure, string]
  return { ...valued(ground, Number(card), figure), figure, wrong, all }
}

export function endingOf(game: Game, playerId: string, context: Context): Json {
  const climber = game.climbers[playerId]
  if (!climber || climber.placed === 0) return null
  const ground = groundIn(context)
  const figure = figureOf(climber.best.number)
  const { complete, placed, right } = climber
  const own: OwnEnd = {
    figure,
    ridge: climber.best.ridge.map((card) => valued(ground, card, figure)),
    complete,
    placed,
    right,
  }
  return own as unknown as Json
}
