import { DOCUMENTED_KIND } from './documented-fields'
import type { OpenQuestion } from './questions'

/** A server that is older than this package names none. */
export const kindOf = ({ kind }: Partial<Pick<OpenQuestion, 'kind'>>): string =>
  kind ?? DOCUMENTED_KIND
