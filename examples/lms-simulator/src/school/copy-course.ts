import { nextNumber } from '../state'
import { addLineItem, lineItemsOf } from './gradebook'
import { addLink, linksOf } from './links'

/**
 * Copies a course for the next year: people, links and line items get new ids; custom values,
 * resource ids and tags stay. Scores are not copied.
 * @param {import('../state').State} state
 * @param {string} courseId
 */
export function copyCourse(state, courseId) {
  const from = state.courses.get(courseId)
  const id = `${from.id}-${nextNumber(state)}`
  const copiedFrom = [from.id, ...from.copiedFrom]
  const title = `${from.title} (copy)`
  state.courses.set(id, { ...structuredClone(from), id, title, copiedFrom })
  const newLinkIds = new Map()
  for (const { id: linkId, ...link } of linksOf(state, courseId)) {
    const history = [linkId, ...link.copiedFrom]
    const copy = addLink(state, { ...structuredClone(link), courseId: id, copiedFrom: history })
    newLinkIds.set(linkId, copy.id)
  }
  for (const { id: _, ...item } of lineItemsOf(state, courseId)) {
    const linkId = item.linkId ? newLinkIds.get(item.linkId) : null
    addLineItem(state, { ...item, courseId: id, linkId })
  }
  return state.courses.get(id)
}
