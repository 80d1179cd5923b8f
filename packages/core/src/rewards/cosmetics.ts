/** Where a cosmetic is worn; one per slot. */
export const COSMETIC_SLOTS = ['avatar', 'theme'] as const
export type CosmeticSlot = (typeof COSMETIC_SLOTS)[number]

/**
 * Cosmetics that the market sells, shown beside a name in lobby and podium, in display order: trail
 * signs, and the colour of the name's badge. Prices in XP. Ids are permanent: people own them.
 */
export const COSMETICS = [
  { id: 'signpost', slot: 'avatar', price: 50 },
  { id: 'boot', slot: 'avatar', price: 75 },
  { id: 'fir', slot: 'avatar', price: 100 },
  { id: 'tent', slot: 'avatar', price: 100 },
  { id: 'paw', slot: 'avatar', price: 150 },
  { id: 'peak', slot: 'avatar', price: 200 },
  { id: 'campfire', slot: 'avatar', price: 250 },
  { id: 'compass', slot: 'avatar', price: 400 },
  { id: 'meadow', slot: 'theme', price: 100 },
  { id: 'lake', slot: 'theme', price: 200 },
  { id: 'dusk', slot: 'theme', price: 300 },
] as const satisfies readonly { id: string; slot: CosmeticSlot; price: number }[]

export type Cosmetic = (typeof COSMETICS)[number]
export type CosmeticId = Cosmetic['id']

export const findCosmetic = (id: string): Cosmetic | undefined =>
  COSMETICS.find((cosmetic) => cosmetic.id === id)
