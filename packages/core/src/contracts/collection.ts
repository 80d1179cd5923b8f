import { z } from 'zod'
import { PathkeySummary } from './content'

export const CollectionEntry = z.object({
  pathkey: PathkeySummary,
  /** Copies; 0: not collected. */
  quantity: z.number(),
  /** When the latest copy came. */
  acquiredAt: z.number().nullable(),
  /** The career it stands for, where that can be opened. */
  career: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** The sector it stands for, its career's sector included. */
  sector: z.string().nullable(),
})
export type CollectionEntry = z.infer<typeof CollectionEntry>

/** GET /api/collection: every active key and every key that is owned, in the catalogue's order. */
export const Collection = z.object({ pathkeys: z.array(CollectionEntry) })
export type Collection = z.infer<typeof Collection>
