import * as z from 'zod'

/** GET /api/health */
export const Health = z.object({
  status: z.enum(['ok', 'down']),
  version: z.string(),
  database: z.enum(['ok', 'down']),
  rooms: z.enum(['ok', 'down']),
  /** Free space of the data folder. `low`: 512 MB or less; `full`: 32 MB or less. */
  disk: z.enum(['ok', 'low', 'full']),
  /** `refused`: the database rejected writes within the last minute (locked, full, broken). */
  writes: z.enum(['ok', 'refused']),
  /** `damaged`: the database's integrity check failed; it runs at server start and daily. */
  integrity: z.enum(['ok', 'damaged', 'unchecked']),
  /** Problems that do not break the service but that the operator should fix; absent: none. */
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
  /** Where several are wrong at once: all of them, `field` first. */
  fields: z.array(z.string()).optional(),
})
