import * as z from 'zod'
import { RARITIES } from '../rewards/amounts'
import { COSMETIC_SLOTS, COSMETICS } from '../rewards/cosmetics'
import { PathkeySummary } from './content'

export const MarketPack = z.object({
  id: z.string(),
  /** XP; nothing here is sold for money. */
  price: z.number(),
  /** How many pathkeys it contains. */
  size: z.number(),
  /** For each of its keys, in percent, from the most common rarity on. */
  odds: z.array(z.object({ rarity: z.enum(RARITIES), percent: z.number() })),
})
export type MarketPack = z.infer<typeof MarketPack>

export const MarketCosmetic = z.object({
  id: z.string(),
  slot: z.enum(COSMETIC_SLOTS),
  /** XP. */
  price: z.number(),
  owned: z.boolean(),
  worn: z.boolean(),
})
export type MarketCosmetic = z.infer<typeof MarketCosmetic>

/** GET /api/market (students): what is sold, and the caller's balance. */
export const Market = z.object({
  tokens: z.number(),
  packs: z.array(MarketPack),
  cosmetics: z.array(MarketCosmetic),
})
export type Market = z.infer<typeof Market>

/**
 * POST /api/market/openings (students) -> OpenedPack. Idempotent by purchase id, for example after
 * a lost connection: it returns the same pathkeys and costs nothing more.
 */
export const PackOpening = z.strictObject({
  packId: z.string().max(40),
  purchaseId: z.string().regex(/^[0-9a-f]{32}$/),
})
export type PackOpening = z.infer<typeof PackOpening>

export const OpenedPack = z.object({
  /** The balance afterwards. */
  tokens: z.number(),
  /** In the order they were drawn; new: not owned before. */
  pathkeys: z.array(z.object({ pathkey: PathkeySummary, isNew: z.boolean() })),
  /** Milestone keys that were reached with them. */
  milestones: z.array(PathkeySummary),
})
export type OpenedPack = z.infer<typeof OpenedPack>

/** POST /api/market/cosmetics (students) -> Market. What is already owned costs nothing. */
export const CosmeticPurchase = z.strictObject({ cosmeticId: z.string().max(40) })

/** PUT /api/market/worn (students) -> Market. null: nothing in this slot. */
export const CosmeticChoice = z.strictObject({
  slot: z.enum(COSMETIC_SLOTS),
  cosmeticId: z.string().max(40).nullable(),
})
export type CosmeticChoice = z.infer<typeof CosmeticChoice>

/** What a player wears in a room. */
export const WornCosmetics = z
  .array(z.enum(COSMETICS.map(({ id }) => id)))
  .max(COSMETIC_SLOTS.length)

export const CollectionEntry = z.object({
  pathkey: PathkeySummary,
  /** Copies; 0: not collected. */
  quantity: z.number(),
  /** When the latest copy was acquired. */
  acquiredAt: z.number().nullable(),
  /** The career it represents, where that can be opened. */
  career: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** The sector it represents, including that of its career. */
  sector: z.string().nullable(),
  /** Other students of the caller's hosts who have it; null: fewer than five. */
  classOwners: z.number().nullable(),
})
export type CollectionEntry = z.infer<typeof CollectionEntry>

/** GET /api/collection: every active key and every owned key, in catalogue order. */
export const Collection = z.object({ pathkeys: z.array(CollectionEntry) })
export type Collection = z.infer<typeof Collection>
