import { json, nothing, Refusal } from '../http/replies'
import { type Call, jsonOf, mustAccept } from '../http/requests'
import { route } from '../http/server'
import { MEDIA, SCOPES } from '../lti/vocabulary'
import type { LineItem } from '../rows'
import { addLineItem, lineItemsOf } from '../school/gradebook'
import type { State } from '../state'
import { callerOf, courseOf, lineItemUrl, pageOf } from './access'

const read = [SCOPES.lineItem, SCOPES.lineItemRead]
const write = [SCOPES.lineItem]
const LINE_ITEM = '/services/courses/:courseId/line-items/:itemId/line-item'

/** Line items (AGS 2.0, 3.2). */
export const lineItemRoutes = (state: State) => [
  route('line_items', 'GET /services/courses/:courseId/line-items', (call) => {
    const clientId = callerOf(state, call, read)
    mustAccept(call, MEDIA.lineItems)
    const wanted = (name: string) => call.url.searchParams.get(name)
    const fits = (name: string, value: string | null | undefined) =>
      wanted(name) === null || wanted(name) === value
    const all = lineItemsOf(state, courseOf(state, call).id).filter(
      (item) =>
        item.clientId === clientId &&
        fits('resource_link_id', item.linkId) &&
        fits('resource_id', item.resourceId) &&
        fits('tag', item.tag),
    )
    const { items, headers } = pageOf(call, all, state.settings.lineItemPageSize)
    return json(
      items.map((item) => shown(state, item)),
      { type: MEDIA.lineItems, headers },
    )
  }),
  route('line_items', 'POST /services/courses/:courseId/line-items', (call) => {
    const clientId = callerOf(state, call, write)
    const course = courseOf(state, call)
    const wanted = checked(jsonOf<SentItem>(call, [MEDIA.lineItem]))
    const linkId = wanted.resourceLinkId ?? null
    const link = linkId === null ? null : state.links.get(linkId)
    if (linkId !== null && (link?.courseId !== course.id || link.clientId !== clientId)) {
      throw new Refusal(404, 'not_found', 'No such resource link in this course')
    }
    const item = addLineItem(state, { ...own(wanted), courseId: course.id, clientId, linkId })
    return json(shown(state, item), { status: 201, type: MEDIA.lineItem })
  }),
  route('line_item', `GET ${LINE_ITEM}`, (call) => {
    const item = lineItemOf(state, call, read)
    mustAccept(call, MEDIA.lineItem)
    return json(shown(state, item), { type: MEDIA.lineItem })
  }),
  route('line_item', `PUT ${LINE_ITEM}`, (call) => {
    const item = lineItemOf(state, call, write)
    const { id, courseId, clientId, linkId, isOwn } = item
    const next = {
      ...own(checked(jsonOf<SentItem>(call, [MEDIA.lineItem]))),
      id,
      courseId,
      clientId,
      linkId,
      isOwn,
    }
    state.lineItems.set(id, next)
    return json(shown(state, next), { type: MEDIA.lineItem })
  }),
  route('line_item', `DELETE ${LINE_ITEM}`, (call) => {
    state.lineItems.delete(lineItemOf(state, call, write).id)
    return nothing()
  }),
]

export function lineItemOf(state: State, call: Call, scopes: string[]) {
  const clientId = callerOf(state, call, scopes)
  const item = state.lineItems.get(call.params.itemId)
  if (!item || item.courseId !== call.params.courseId || item.clientId !== clientId) {
    throw new Refusal(404, 'not_found', 'No such line item')
  }
  return item
}

/** A line item as a tool sends it. */
type SentItem = LineItem & { resourceLinkId: string }

function checked({ label, scoreMaximum, ...item }: Partial<SentItem>) {
  if (typeof label !== 'string' || label.trim() === '') {
    throw new Refusal(400, 'invalid_request', 'label is missing')
  }
  if (!(typeof scoreMaximum === 'number' && scoreMaximum > 0)) {
    throw new Refusal(400, 'invalid_request', 'scoreMaximum must be above 0')
  }
  return { label, scoreMaximum, ...item }
}

const optional = [
  'resourceId',
  'tag',
  'startDateTime',
  'endDateTime',
  'gradesReleased',
  'submissionReview',
] as const

/** What a tool may say of a column; the rest is ours. */
const own = <T extends Pick<LineItem, 'label' | 'scoreMaximum'>>(item: T) => ({
  label: item.label,
  scoreMaximum: item.scoreMaximum,
  ...(Object.fromEntries(
    Object.entries(item).filter(([name]) => optional.some((one) => one === name)),
  ) as Pick<LineItem, (typeof optional)[number]>),
})

const shown = (state: State, item: LineItem) => ({
  id: lineItemUrl(state, item),
  ...own(item),
  ...(item.linkId === null ? {} : { resourceLinkId: item.linkId }),
})
