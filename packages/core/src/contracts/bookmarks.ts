import { z } from 'zod'

/** GET /api/bookmarks: careers that the caller has saved, the latest first; those of no list are left out. */
export const Bookmarks = z.object({ careerIds: z.array(z.string()) })
export type Bookmarks = z.infer<typeof Bookmarks>
