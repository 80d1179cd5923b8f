import { refuse } from '@pathquest/core/errors'
import * as z from 'zod'
import { CARD_EVERY_MS } from '../kits/self-paced/queue'
import { defineSelfPaced } from '../kits/self-paced/self-paced'
import type { Place } from '../kits/self-paced/self-paced-rules'
import { manifest } from './manifest'
import { classView, ownEnd, summaryOf } from './views'

const Shop = z.object({
  /** From answers, minus what was spent. */
  coins: z.number().int(),
  /** Right answers so far, for what a bench would earn. */
  right: z.number().int(),
  bench: z.number().int(),
  /** When each apprentice was hired, in ms of the rules. */
  hired: z.array(z.number()),
  /** For the story of the end; games stored before it was told lack them. */
  spent: z.number().int().default(0),
  byBench: z.number().int().default(0),
  market: z.number().int().default(0),
  /** By apprentices, once scoring has ended. */
  made: z.number().int().default(0),
})
type Shop = z.infer<typeof Shop>

const WAGE = 10
const MARKET_PRICE = 40
const PRICES = { bench: [5, 8, 11, 14, 17], apprentice: [5, 7, 9, 11] } as const
const COIN_EVERY_MS = 20_000
const MARKET_FROM = 0.75

const earnedBy = (hiredAt: number, atMs: number): number =>
  Math.max(0, Math.floor((atMs - hiredAt) / COIN_EVERY_MS))

/** A player's coins at a moment: apprentices earn by the clock, to the end. */
const coinsAt = ({ coins, hired }: Shop, atMs: number): number =>
  hired.reduce((sum, at) => sum + earnedBy(at, atMs), coins)

const levelOf = { bench: ({ bench }: Shop) => bench, apprentice: ({ hired }: Shop) => hired.length }

const priceOf = (shop: Shop, what: keyof typeof PRICES): number | null =>
  PRICES[what][levelOf[what](shop)] ?? null

/** Three cards are there at once: answered in the first seconds they are no pace. */
const PACE_FROM_MS = 30_000

/**
 * What it would earn by the end at the player's pace: benches until market day, with no more cards
 * than are dealt until then. null: the pace is not known yet.
 */
function earnsBy(
  { right }: Shop,
  what: keyof typeof PRICES,
  { atMs, lengthMs }: Place,
): number | null {
  const length = lengthMs ?? 0
  if (what === 'apprentice') return earnedBy(atMs, length)
  if (atMs < PACE_FROM_MS) return null
  const left = Math.max(0, length * MARKET_FROM - atMs)
  return Math.round(Math.min((right * left) / atMs, left / CARD_EVERY_MS))
}

/** Coins buy tools and hands; on market day only skill sells. Rules: RULES.md */
export const rules = defineSelfPaced(manifest)<Shop>({
  own: Shop,
  newOwn: () => Shop.parse({ coins: 0, right: 0, bench: 0, hired: [] }),
  cards: { minutes: ({ minutes }) => minutes, dealt: 'clock', again: 'all' },
  onAnswer: (shop, { isRight }, { isEvening }) => {
    if (!isRight) return { own: shop }
    const points = isEvening ? MARKET_PRICE : WAGE + shop.bench
    const told = isEvening
      ? { market: shop.market + points }
      : { byBench: shop.byBench + points - WAGE }
    const earned = { right: shop.right + 1, coins: shop.coins + points, ...told }
    return { own: { ...shop, ...earned }, points }
  },
  moves: {
    buy: {
      play: (shop, { what }, { isEvening, atMs }) => {
        const price = priceOf(shop, what)
        if (isEvening || price === null || coinsAt(shop, atMs) < price) return refuse('not_now')
        const coins = shop.coins - price
        const bought =
          what === 'bench' ? { bench: shop.bench + 1 } : { hired: [...shop.hired, atMs] }
        return { ok: true, own: { ...shop, coins, spent: shop.spent + price, ...bought } }
      },
    },
  },
  score: (shop, { atMs }) => coinsAt(shop, atMs),
  finished: (shop, { atMs }) => ({ ...shop, made: coinsAt(shop, atMs) - shop.coins }),
  modeViews: {
    player: (shop, place) => ({
      coins: coinsAt(shop, place.atMs),
      atMs: place.atMs,
      lengthMs: place.lengthMs,
      bench: shop.bench,
      hired: shop.hired,
      coinEveryMs: COIN_EVERY_MS,
      offers: (['bench', 'apprentice'] as const).map((what) => ({
        what,
        price: place.isEvening ? null : priceOf(shop, what),
        earns: earnsBy(shop, what, place),
      })),
      wage: WAGE + shop.bench,
      marketPrice: MARKET_PRICE,
    }),
    all: (shops) => classView(Object.values(shops)),
  },
  ending: (shops) => ({ summary: summaryOf(Object.values(shops)) }),
  endingOf: ownEnd,
})
