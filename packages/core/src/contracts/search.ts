import { z } from 'zod'

export const SEARCH_LIMIT_DEFAULT = 50
export const SEARCH_LIMIT_MAX = 200

/** What every list that can be searched is asked with. */
export const searchQuery = {
  /** Words that are looked for; the answer has the most fitting first. */
  q: z.string().max(200).optional(),
  /** How many are answered; a search without it answers 50, a list without words all of them. */
  limit: z.coerce.number().int().min(1).max(SEARCH_LIMIT_MAX).optional(),
}

/** What every list that can be searched answers beside it. */
export const searchTotals = {
  /** How many there are, beyond the limit as well. */
  total: z.number(),
  /** The same without the filters: where `total` is 0, what they keep away. */
  unfilteredTotal: z.number(),
}

/** GET /api/search-words: lines of `search/synonyms.ts`, for pages that search a list they hold. */
export const SearchWords = z.object({ synonyms: z.array(z.string()) })
export type SearchWords = z.infer<typeof SearchWords>
