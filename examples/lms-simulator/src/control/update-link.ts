import type { Link } from '../rows'
import { known, type State } from '../state'

export type LinkChanges = Partial<Link> & { dueAt?: string | null }

/** Changes a link; `dueAt` sets the end of submission (null removes it), and moves the column's. */
export function updateLink(state: State, linkId: string, { dueAt, ...changes }: LinkChanges) {
  const link = Object.assign(known(state.links, linkId), changes)
  if (dueAt === undefined) return link
  const { endDateTime: _, ...submission } = link.submission
  link.submission = dueAt === null ? submission : { ...submission, endDateTime: dueAt }
  return link
}
