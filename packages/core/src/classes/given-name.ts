import { type Refusal, refuse } from '../errors'
import { readDisplayName } from '../players/display-name'

/** A student of a class has a given name and no more: not the address that stands in a pasted list. */
export const readGivenName = (typed: string): { ok: true; name: string } | Refusal =>
  typed.includes('@') ? refuse('name_not_allowed') : readDisplayName(typed)
