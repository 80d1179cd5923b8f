/** What a player's components draw. */
export type ShopPlay = {
  /** In hand at `atMs`. */
  coins: number
  atMs: number
  /** null: there is no clock. */
  lengthMs: number | null
  bench: number
  /** When each apprentice was hired; each makes a coin every `coinEveryMs` from then on. */
  hired: number[]
  coinEveryMs: number
  offers: Offer[]
  /** What a right answer earns by day, and on market day. */
  wage: number
  marketPrice: number
}

export type Offer = {
  what: 'bench' | 'apprentice'
  /** null: there is none to buy. */
  price: number | null
  /** About how much until the end; null: not known yet. */
  earns: number | null
}

/** What host and projector see: how many workshops are how big, never whose. */
export type ClassPlay = {
  /** Workshops by the level of their bench, and by their apprentices: two counts, not pairs. */
  levels: number[]
  hands: number[]
  benches: number
  apprentices: number
  /** Right answers of the class. */
  right: number
  /** What right answers have brought on market day. */
  market: number
}

/** The end of the class, for all. */
export type Summary = Omit<ClassPlay, 'right'> & {
  /** All coins that the class has ever earned. */
  earned: number
}

/** The end of one player. */
export type OwnEnd = {
  coins: number
  bench: number
  apprentices: number
  spent: number
  /** What the benches added to right answers, and what the apprentices made. */
  byBench: number
  byApprentices: number
  market: number
}

/** A player's shop as the rules keep it. */
export interface Built {
  coins: number
  right: number
  bench: number
  hired: readonly number[]
  spent: number
  byBench: number
  made: number
  market: number
}

const sumOf = (shops: readonly Built[], of: (shop: Built) => number): number =>
  shops.reduce((sum, shop) => sum + of(shop), 0)

/** How many of them are 0, 1, 2 … */
function countsOf(values: readonly number[]): number[] {
  const most = Math.max(0, ...values)
  return Array.from({ length: most + 1 }, (_, n) => values.filter((value) => value === n).length)
}

export function classView(shops: readonly Built[]): ClassPlay {
  return {
    levels: countsOf(shops.map(({ bench }) => bench)),
    hands: countsOf(shops.map(({ hired }) => hired.length)),
    benches: sumOf(shops, ({ bench }) => bench),
    apprentices: sumOf(shops, ({ hired }) => hired.length),
    right: sumOf(shops, ({ right }) => right),
    market: sumOf(shops, ({ market }) => market),
  }
}

export function summaryOf(shops: readonly Built[]): Summary {
  const { right: _, ...built } = classView(shops)
  return { ...built, earned: sumOf(shops, ({ coins, made, spent }) => coins + made + spent) }
}

export const ownEnd = ({ coins, bench, hired, spent, byBench, made, market }: Built): OwnEnd => ({
  coins: coins + made,
  bench,
  apprentices: hired.length,
  spent,
  byBench,
  byApprentices: made,
  market,
})
