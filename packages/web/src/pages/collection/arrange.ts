import type { CollectionEntry } from '@pathquest/core/contracts'
import { type PathkeyType, RARITY_ORDER, type Rarity } from '@pathquest/core/rewards/amounts'

export const SORTS = ['recent', 'rarity', 'name'] as const
export type Sort = (typeof SORTS)[number]

export interface Arrangement {
  sort: Sort
  type: PathkeyType | 'all'
  rarity: Rarity | 'all'
  ownedOnly: boolean
}

export const EVERYTHING: Arrangement = {
  sort: 'recent',
  type: 'all',
  rarity: 'all',
  ownedOnly: false,
}

type Order = (a: CollectionEntry, b: CollectionEntry) => number

const byName: Order = (a, b) => a.pathkey.name.localeCompare(b.pathkey.name)
const byRarity: Order = (a, b) => RARITY_ORDER[b.pathkey.rarity] - RARITY_ORDER[a.pathkey.rarity]

const ORDERS: Record<Sort, Order> = {
  // What is not owned comes last, in the catalogue's order.
  recent: (a, b) => (b.acquiredAt ?? 0) - (a.acquiredAt ?? 0),
  rarity: (a, b) => byRarity(a, b) || byName(a, b),
  name: byName,
}

export function arrange(
  entries: readonly CollectionEntry[],
  { sort, type, rarity, ownedOnly }: Arrangement,
): CollectionEntry[] {
  return entries
    .filter(
      ({ pathkey, quantity }) =>
        (type === 'all' || pathkey.keyType === type) &&
        (rarity === 'all' || pathkey.rarity === rarity) &&
        (!ownedOnly || quantity > 0),
    )
    .sort(ORDERS[sort])
}

/** Distinct keys; the percentage is rounded. */
export function progress(entries: readonly CollectionEntry[]) {
  const owned = entries.filter(({ quantity }) => quantity > 0).length
  const total = entries.length
  return { owned, total, percent: total === 0 ? 0 : Math.round((owned / total) * 100) }
}
