import type { z } from 'zod'

/** What a caller sends by a schema: what it fills in may be left out. */
export type Sent<Schema extends z.ZodType> = z.input<Schema>
/** What a caller gets by a schema. */
export type Got<Schema extends z.ZodType> = z.output<Schema>
