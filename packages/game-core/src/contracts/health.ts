import { z } from 'zod'

/** GET /api/health */
export const Health = z.object({
  status: z.enum(['ok', 'down']),
  version: z.string(),
  database: z.enum(['ok', 'down']),
  rooms: z.enum(['ok', 'down']),
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
