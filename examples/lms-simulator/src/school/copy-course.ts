import { known, nextNumber, type State } from '../state'
import { addLineItem, lineItemsOf } from './gradebook'
import { addLink, linksOf } from './links'

/**
 * Copies a course for the next year: people, links and line items get new ids; custom values,
 * resource ids and tags stay. Scores are not copied.
 */
export function copyCourse(state: State, courseId: string) {
  const from = known(state.courses, courseId)
  const id = `${from.id}-${nextNumber(state)}`
  const copiedFrom = [from.id, ...from.copiedFrom]
  const title = `${from.title} (copy)`
  const course = { ...structuredClone(from), id, title, copiedFrom }
  state.courses.set(id, course)
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
  return course
}
