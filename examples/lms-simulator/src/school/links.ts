import type { LineItem, Link } from '../rows'
import { known, nextNumber, type State } from '../state'
import { addLineItem, lineItemsOf } from './gradebook'

export function addLink(
  state: State,
  {
    lineItem,
    ...wanted
  }: Partial<Link> & { courseId: string; clientId: string; lineItem?: Partial<LineItem> | null },
) {
  const defaults: Pick<Link, 'title' | 'text' | 'icon' | 'url' | 'custom' | 'target'> = {
    title: 'Pathquest',
    text: '',
    icon: null,
    url: null,
    custom: {},
    target: 'iframe',
  }
  const dates = { available: {}, submission: {} }
  const link: Link = {
    id: `link-${nextNumber(state)}`,
    copiedFrom: [],
    ...defaults,
    ...dates,
    ...wanted,
  }
  state.links.set(link.id, link)
  if (lineItem) {
    const { courseId, clientId, id: linkId, title } = link
    addLineItem(state, { label: title, ...lineItem, courseId, clientId, linkId, isOwn: true })
  }
  return link
}

/** Other content of the same activity; its column stays, under the new name. */
export function changeLink(
  state: State,
  linkId: string,
  { lineItem, ...wanted }: Partial<Link> & { lineItem?: Partial<LineItem> | null },
) {
  const link = Object.assign(known(state.links, linkId), wanted)
  const column = [...state.lineItems.values()].find((item) => item.linkId === linkId)
  if (lineItem && column) Object.assign(column, lineItem)
  if (lineItem && !column) {
    const { courseId, clientId, title } = link
    addLineItem(state, { label: title, ...lineItem, courseId, clientId, linkId })
  }
  return link
}

export const linksOf = (state: State, courseId: string) =>
  [...state.links.values()].filter((link) => link.courseId === courseId)

export function removeLink(state: State, linkId: string) {
  state.links.delete(linkId)
  for (const item of state.lineItems.values()) {
    if (item.linkId === linkId) state.lineItems.delete(item.id)
  }
}

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
