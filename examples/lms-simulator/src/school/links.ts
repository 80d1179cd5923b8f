import { nextNumber } from '../state'
import { addLineItem } from './gradebook'

/**
 * @typedef {object} Link A resource link: one activity of a tool in a course.
 * @property {string} id
 * @property {string} courseId
 * @property {string} clientId
 * @property {string} title
 * @property {string} text
 * @property {string | null} url target link, else the tool's own
 * @property {Record<string, string>} custom
 * @property {'iframe' | 'window'} target
 * @property {{ startDateTime?: string, endDateTime?: string }} available
 * @property {{ startDateTime?: string, endDateTime?: string }} submission
 * @property {string[]} copiedFrom
 */

/**
 * @param {import('../state').State} state
 * @param {Partial<Link> & { courseId: string, clientId: string, lineItem?: Record<string, any> | null }} wanted
 */
export function addLink(state, { lineItem, ...wanted }) {
  /** @type {Pick<Link, 'title' | 'text' | 'url' | 'custom' | 'target'>} */
  const defaults = { title: 'Pathquest', text: '', url: null, custom: {}, target: 'iframe' }
  const dates = { available: {}, submission: {} }
  /** @type {Link} */
  const link = {
    id: `link-${nextNumber(state)}`,
    copiedFrom: [],
    ...defaults,
    ...dates,
    ...wanted,
  }
  state.links.set(link.id, link)
  if (lineItem) {
    const { courseId, clientId, id: linkId, title } = link
    addLineItem(state, { label: title, ...lineItem, courseId, clientId, linkId })
  }
  return link
}

/** @param {import('../state').State} state */
export const linksOf = (state, courseId) =>
  [...state.links.values()].filter((link) => link.courseId === courseId)

/** @param {import('../state').State} state */
export function removeLink(state, linkId) {
  state.links.delete(linkId)
  for (const item of state.lineItems.values()) {
    if (item.linkId === linkId) state.lineItems.delete(item.id)
  }
}
