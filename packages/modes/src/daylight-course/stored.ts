import * as z from 'zod'
import { type CourseMap, FORMER_PAYS, type Pays } from './map'
import type { Ranger } from './ranger'

/** Schemas of what is stored; apart from it, since components use the rest. */

const StoredPays: z.ZodType<Pays> = z.object({
  right: z.number().int(),
  behind: z.number().int(),
  eveningTimes: z.number().int(),
  rest: z.number().int(),
  homePart: z.number().int(),
})

export const StoredMap: z.ZodType<CourseMap> = z.object({
  heights: z.array(z.number().int()),
  far: z.array(z.number().int()),
  worth: z.array(z.number().int()),
  pays: StoredPays.default(FORMER_PAYS),
})

export const StoredRanger: z.ZodType<Ranger> = z.object({
  route: z.array(z.number().int()),
  to: z.number().int().nullable(),
  steps: z.number().int(),
  left: z.number().int(),
  carried: z.number().int(),
  banked: z.number().int(),
  lost: z.number().int(),
  isResting: z.boolean(),
  last: z
    .object({
      steps: z.number().int(),
      from: z.number().int(),
      reached: z.number().int().nullable(),
      found: z.number().int(),
      safe: z.number().int(),
    })
    .nullable(),
})
