import { z } from 'zod'
import { AppError } from '../../runtime/errors'
import type { LtiLinkRow, LtiPlatformRow } from '../rows'
import { LINE_ITEM_TAG, lineItemResourceId } from './line-item-names'
import { nextPage, parsed, withQuery } from './pages'
import type { PlatformCalls } from './platform-calls'
import { LINE_ITEM_READ_SCOPE, LINE_ITEM_SCOPE } from './scopes'

const LINE_ITEM = 'application/vnd.ims.lis.v2.lineitem+json'
const LINE_ITEMS = 'application/vnd.ims.lis.v2.lineitemcontainer+json'
const MOST_PAGES = 20
const LABEL_FALLBACK = 'Pathquest'

const LineItem = z.object({
  id: z.string(),
  resourceLinkId: z.coerce.string().nullish(),
  resourceId: z.coerce.string().nullish(),
  tag: z.string().nullish(),
})
type LineItem = z.output<typeof LineItem>
const LineItems = z.array(LineItem)

export interface LineItemQuestion {
  platform: LtiPlatformRow
  link: LtiLinkRow
  /** Columns that belong to other links of the course. */
  taken: readonly string[]
  signal?: AbortSignal
}

/**
 * The column of a link in the gradebook: the one of the link, else the one that carries our name
 * for its content (a copied course), else a new one. Throws AppError `lti_line_item_missing`.
 */
export async function findOrCreateLineItem(
  calls: PlatformCalls,
  question: LineItemQuestion,
): Promise<string> {
  const { link } = question
  const readable = [LINE_ITEM_SCOPE, LINE_ITEM_READ_SCOPE].find((scope) =>
    link.agsScopes.includes(scope),
  )
  if (link.lineItemsUrl === null || !readable) throw new AppError('lti_line_item_missing')
  const found = await findLineItem(calls, question, link.lineItemsUrl, readable)
  if (found) return found.id
  if (readable !== LINE_ITEM_SCOPE) throw new AppError('lti_line_item_missing')
  return createLineItem(calls, question, link.lineItemsUrl)
}

async function findLineItem(
  calls: PlatformCalls,
  question: LineItemQuestion,
  url: string,
  scope: string,
): Promise<LineItem | undefined> {
  const { link, taken } = question
  const list = (query: Record<string, string>) =>
    listLineItems(calls, question, withQuery(url, query), scope)
  const byLink = (await list({ resource_link_id: link.resourceLinkId })).filter(
    ({ resourceLinkId }) => resourceLinkId === link.resourceLinkId,
  )
  const resourceId = link.content && lineItemResourceId(link.content)
  const ours = byLink.find((item) => item.resourceId === resourceId || item.tag === LINE_ITEM_TAG)
  if (ours ?? byLink[0]) return ours ?? byLink[0]
  if (!resourceId) return undefined
  // Not every platform filters; and a column of another link is that link's alone.
  return (await list({ resource_id: resourceId })).find(
    (item) => item.resourceId === resourceId && !item.resourceLinkId && !taken.includes(item.id),
  )
}

async function listLineItems(
  calls: PlatformCalls,
  { platform, signal }: LineItemQuestion,
  url: string,
  scope: string,
): Promise<LineItem[]> {
  const items: LineItem[] = []
  let next: string | undefined = url
  for (let page = 0; next !== undefined && page < MOST_PAGES; page++) {
    const answer = await calls.call(platform, { url: next, scope, accept: LINE_ITEMS, signal })
    const read = parsed(LineItems, answer)
    if (!read) throw new AppError('lti_platform_unreachable')
    items.push(...read.filter(({ id }) => isOfOrigin(id, url)))
    next = nextPage(answer, next)
  }
  return items
}

async function createLineItem(
  calls: PlatformCalls,
  { platform, link, signal }: LineItemQuestion,
  url: string,
): Promise<string> {
  const answer = await calls.call(platform, {
    url,
    method: 'POST',
    scope: LINE_ITEM_SCOPE,
    accept: LINE_ITEM,
    contentType: LINE_ITEM,
    body: JSON.stringify({
      label: link.title?.trim() || LABEL_FALLBACK,
      scoreMaximum: link.content?.points ?? 100,
      resourceLinkId: link.resourceLinkId,
      tag: LINE_ITEM_TAG,
      ...(link.content ? { resourceId: lineItemResourceId(link.content) } : {}),
      ...(link.dueAt === null ? {} : { endDateTime: new Date(link.dueAt).toISOString() }),
    }),
    signal,
  })
  const created = parsed(LineItem, answer)
  if (!created || !isOfOrigin(created.id, url)) throw new AppError('lti_platform_unreachable')
  return created.id
}

/** Our token goes nowhere else. */
const isOfOrigin = (id: string, url: string): boolean =>
  URL.canParse(id) && new URL(id).origin === new URL(url).origin
