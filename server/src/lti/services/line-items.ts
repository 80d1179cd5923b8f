import type { LtiContent } from '@pathquest/core/contracts'
import * as z from 'zod'
import { AppError } from '../../runtime/errors'
import { dueDateOf } from '../launches/link-overrides'
import type { LtiLink } from '../launches/store/links'
import type { LtiPlatform } from '../platforms/store/platforms'
import { LINE_ITEM_READ_SCOPE, LINE_ITEM_SCOPE } from './access-tokens'
import { nextPage, type PlatformCalls, parsed, withQuery } from './platform-calls'

/** What our columns of a gradebook are tagged with. */
export const LINE_ITEM_TAG = 'pathquest'

/** Names a column by its content: survives the copying of a course, which changes all ids. */
export const lineItemResourceId = ({
  kind,
  contentId,
  play,
}: Pick<LtiContent, 'kind' | 'contentId' | 'play'>): string =>
  [kind, contentId ?? 'all', play].join(':')

/**
 * Of our columns (Submission Review 1.0): from the gradebook people come to what was answered. It
 * opens at the activity's own address.
 */
export const SUBMISSION_REVIEW = {
  reviewableStatus: ['InProgress', 'Submitted', 'Completed'],
  label: 'Open in Pathquest',
} as const

const LINE_ITEM = 'application/vnd.ims.lis.v2.lineitem+json'
const LINE_ITEMS = 'application/vnd.ims.lis.v2.lineitemcontainer+json'
const MOST_PAGES = 20
const LABEL_FALLBACK = 'Pathquest'
const POINTS_FALLBACK = 100

const LineItem = z.object({
  id: z.string(),
  scoreMaximum: z.coerce.number().positive().nullish().catch(null),
  resourceLinkId: z.coerce.string().nullish(),
  resourceId: z.coerce.string().nullish(),
  tag: z.string().nullish(),
})
type LineItem = z.output<typeof LineItem>
const LineItems = z.array(LineItem)

interface LineItemQuestion {
  platform: LtiPlatform
  link: LtiLink
  /** Columns that belong to other links of the course. */
  taken: readonly string[]
  signal?: AbortSignal
}

/** A column of the gradebook, as the platform tells of it. */
export interface Column {
  url: string
  /** Null: the platform does not say. */
  maximum: number | null
  /** How many columns there are for this link. */
  count: number
  /** We made it just now. */
  isNew: boolean
}

/** The scope by which a link's columns may be read; undefined: the platform lets nobody. */
export const readingScope = ({ agsScopes }: Pick<LtiLink, 'agsScopes'>): string | undefined =>
  [LINE_ITEM_SCOPE, LINE_ITEM_READ_SCOPE].find((scope) => agsScopes.includes(scope))

/**
 * The column of a link in the gradebook: the one of the link, else the one that carries our name
 * for its content (a copied course), else a new one. Throws AppError `lti_line_item_missing`.
 */
export async function findOrCreateLineItem(
  calls: PlatformCalls,
  question: LineItemQuestion,
): Promise<Column> {
  const { link } = question
  const found = await findLineItem(calls, question)
  if (found) return found
  if (link.lineItemsUrl === null || readingScope(link) !== LINE_ITEM_SCOPE) {
    throw new AppError('lti_line_item_missing')
  }
  return createLineItem(calls, question, link.lineItemsUrl)
}

/** Undefined: the gradebook lists none. Throws AppError `lti_line_item_missing` where it lists nothing. */
export async function findLineItem(
  calls: PlatformCalls,
  question: LineItemQuestion,
): Promise<Column | undefined> {
  const { link, taken } = question
  const { lineItemsUrl: url } = link
  const scope = readingScope(link)
  if (url === null || !scope) throw new AppError('lti_line_item_missing')
  const list = (query: Record<string, string>) =>
    listLineItems(calls, question, withQuery(url, query), scope)
  const byLink = (await list({ resource_link_id: link.resourceLinkId })).filter(
    ({ resourceLinkId }) => resourceLinkId === link.resourceLinkId,
  )
  const resourceId = link.content && lineItemResourceId(link.content)
  const own = ownOf(byLink, link, resourceId)
  if (own) return columnOf(own, byLink.length)
  if (!resourceId) return undefined
  // Not every platform filters; and a column of another link is that link's alone.
  const named = (await list({ resource_id: resourceId })).find(
    (item) => item.resourceId === resourceId && !item.resourceLinkId && !taken.includes(item.id),
  )
  return named && columnOf(named, 1)
}

/**
 * Of several columns of a link the activity's own, which the platform made with it: the one that we
 * made stood in for it. Where both are alike, the one in use, then the one with our name.
 */
function ownOf(
  byLink: readonly LineItem[],
  link: LtiLink,
  resourceId: string | null,
): LineItem | undefined {
  const theirs = byLink.filter(({ id }) => id !== link.madeLineItemUrl)
  const among = theirs.length > 0 ? theirs : byLink
  return (
    among.find(({ id }) => id === link.lineItemUrl) ??
    among.find((item) => item.resourceId === resourceId || item.tag === LINE_ITEM_TAG) ??
    among[0]
  )
}

const columnOf = ({ id, scoreMaximum }: LineItem, count: number, isNew = false): Column => ({
  url: id,
  maximum: scoreMaximum ?? null,
  count,
  isNew,
})

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

/** The maximum of a column; null: the platform does not say. Throws refusals and fetch errors. */
export async function readMaximum(
  calls: PlatformCalls,
  { platform, url, scope, signal }: Reading,
): Promise<number | null> {
  const answer = await calls.call(platform, { url, scope, accept: LINE_ITEM, signal })
  return parsed(LineItem, answer)?.scoreMaximum ?? null
}

export interface Reading {
  platform: LtiPlatform
  url: string
  scope: string
  signal?: AbortSignal
}

async function createLineItem(
  calls: PlatformCalls,
  { platform, link, signal }: LineItemQuestion,
  url: string,
): Promise<Column> {
  const scoreMaximum = link.content?.points ?? POINTS_FALLBACK
  const due = dueDateOf(link, link)
  const answer = await calls.call(platform, {
    url,
    method: 'POST',
    scope: LINE_ITEM_SCOPE,
    accept: LINE_ITEM,
    contentType: LINE_ITEM,
    body: JSON.stringify({
      label: link.title?.trim() || LABEL_FALLBACK,
      scoreMaximum,
      resourceLinkId: link.resourceLinkId,
      tag: LINE_ITEM_TAG,
      submissionReview: SUBMISSION_REVIEW,
      ...(link.content ? { resourceId: lineItemResourceId(link.content) } : {}),
      ...(due === null ? {} : { endDateTime: new Date(due.at).toISOString() }),
    }),
    signal,
  })
  const created = parsed(LineItem, answer)
  if (!created || !isOfOrigin(created.id, url)) throw new AppError('lti_platform_unreachable')
  return columnOf({ scoreMaximum, ...created }, 1, true)
}

/** Our token goes nowhere else. */
const isOfOrigin = (id: string, url: string): boolean =>
  URL.canParse(id) && new URL(id).origin === new URL(url).origin
