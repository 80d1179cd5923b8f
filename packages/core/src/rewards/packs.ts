import type { Random } from '../random'
import { RARITIES, type Rarity } from './amounts'

export interface Pack {
  id: string
  /** XP. */
  price: number
  /** How many pathkeys it contains. */
  size: number
  /** Percent for each of its keys, as printed on it. */
  odds: Readonly<Record<Rarity, number>>
}

/** What the market sells. Dearer packs hold more keys and rarer ones. */
export const PACKS: readonly Pack[] = [
  {
    id: 'trail',
    price: 100,
    size: 1,
    odds: { common: 60, uncommon: 25, rare: 10, epic: 4, legendary: 1 },
  },
  {
    id: 'ridge',
    price: 250,
    size: 2,
    odds: { common: 40, uncommon: 35, rare: 17, epic: 6, legendary: 2 },
  },
  {
    id: 'summit',
    price: 600,
    size: 4,
    odds: { common: 20, uncommon: 35, rare: 30, epic: 11, legendary: 4 },
  },
]

interface Key {
  rarity: Rarity
}

/**
 * The odds in percent, from the most common on. A rarity without a key is left out and the others
 * share its part, so that the printed odds are the real ones.
 */
export function packOdds(
  { odds }: Pick<Pack, 'odds'>,
  keys: readonly Key[],
): { rarity: Rarity; percent: number }[] {
  const there = RARITIES.filter((rarity) => keys.some((key) => key.rarity === rarity))
  const total = there.reduce((sum, rarity) => sum + odds[rarity], 0)
  return there.map((rarity) => ({ rarity, percent: (odds[rarity] / total) * 100 }))
}

/** One key: first its rarity by the odds, then uniformly one of that rarity. */
export function drawFromPack<T extends Key>(
  pack: Pick<Pack, 'odds'>,
  keys: readonly T[],
  random: Random,
): T | null {
  const rarity = drawRarity(packOdds(pack, keys), random() * 100)
  const fitting = keys.filter((key) => key.rarity === rarity)
  return fitting[Math.floor(random() * fitting.length)] ?? null
}

/** `at`: a point from 0 to 100 on the concatenated odds. */
function drawRarity(
  odds: readonly { rarity: Rarity; percent: number }[],
  at: number,
): Rarity | undefined {
  let left = at
  for (const { rarity, percent } of odds) {
    left -= percent
    if (left < 0) return rarity
  }
  return odds.at(-1)?.rarity
}
