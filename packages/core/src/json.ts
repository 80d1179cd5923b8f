import * as z from 'zod'

/** A value that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Its schema: what came as JSON needs no check, and so costs none. */
export const JsonValue = z.unknown() as z.ZodType<Json>
