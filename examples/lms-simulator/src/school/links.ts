import type { LineItem, Link } from '../rows'
import { known, nextNumber, type State } from '../state'
import { addLineItem } from './gradebook'

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
