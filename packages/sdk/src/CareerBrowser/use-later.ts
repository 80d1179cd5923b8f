import { type Part, usePart } from '../hooks/use-lazy-chunk'

const load = () => import('./later')

export type Later = Part<typeof import('./later')>

/** Filters and details of careers with their artwork; one part, since all of it follows the cards. */
export const useLater = (isNeeded = true): Later => usePart(load, isNeeded)
