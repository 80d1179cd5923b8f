/**
 * Changes a link; `dueAt` sets the end of submission (null removes it), and moves the column's.
 * @param {import('../state').State} state
 * @param {string} linkId
 * @param {Partial<import('../school/links').Link> & { dueAt?: string | null }} changes
 */
export function updateLink(state, linkId, { dueAt, ...changes }) {
  const link = Object.assign(state.links.get(linkId), changes)
  if (dueAt === undefined) return link
  const { endDateTime: _, ...submission } = link.submission
  link.submission = dueAt === null ? submission : { ...submission, endDateTime: dueAt }
  return link
}
