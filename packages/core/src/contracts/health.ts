import { z } from 'zod'

/** GET /api/health */
export const Health = z.object({
  status: z.enum(['ok', 'down']),
  version: z.string(),
  database: z.enum(['ok', 'down']),
  rooms: z.enum(['ok', 'down']),
  /** Of the data folder. `low`: 512 MB are left or less; `full`: 32 MB. */
  disk: z.enum(['ok', 'low', 'full']),
  /** `refused`: the database took no write within the last minute (locked, full, broken). */
  writes: z.enum(['ok', 'refused']),
  /** `damaged`: pages of the database make no sense; it is looked at when the server starts and daily. */
  integrity: z.enum(['ok', 'damaged', 'unchecked']),
  /** What works and yet should be mended by who runs the product; absent: nothing. */
  warnings: z.array(z.enum(['proxy_not_declared', 'clock_stepped'])).optional(),
})
export type Health = z.infer<typeof Health>

/** Every error of the API (application/problem+json, RFC 9457). */
export const ProblemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  detail: z.string(),
  field: z.string().optional(),
})
