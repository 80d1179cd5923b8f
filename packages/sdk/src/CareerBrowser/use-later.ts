import { usePart } from '../use-part'

const load = () => import('./later')

/** The details and the artwork of careers; one part, since both follow the first paint. */
export const useLater = (isNeeded: boolean) => usePart(load, isNeeded)
