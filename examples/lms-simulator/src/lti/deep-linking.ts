import { randomUUID } from 'node:crypto'
import { type JWTPayload, jwtVerify } from 'jose'
import { Refusal } from '../http/replies'
import type { ChosenItem, DeepLinking, LineItem, Link } from '../rows'
import { addLink, changeLink } from '../school/links'
import { known, type State } from '../state'
import { spend } from './token'
import { keysOf } from './tools'
import { CLAIMS } from './vocabulary'

/**
 * The answer of a deep linking request, verified (Deep Linking 2.0). As in Moodle nothing is added
 * yet: the form that waits in the course's page has to be sent, and only the page around the
 * tool's frame can do that.
 */
export async function acceptDeepLinking(state: State, token: string) {
  const answer = await verify(state, token)
  const items = answer[CLAIMS.content_items] ?? []
  if (!Array.isArray(items)) throw wrong('content_items is not a list')
  const request = takeRequest(state, answer)
  const ticket = randomUUID()
  const choice = { request, items: items.map((item) => checkItem(state, request, item)) }
  state.choices.set(ticket, choice)
  return {
    ...choice,
    ticket,
    message: answer[CLAIMS.msg] ?? null,
    errorMessage: answer[CLAIMS.errormsg] ?? null,
  }
}

/** The form of the course is sent: its links are added, or the one that is edited is changed. */
export function saveChoice(state: State, ticket: string) {
  const { request, items } = known(state.choices, ticket)
  state.choices.delete(ticket)
  const [first] = items
  if (!request.replaces) return items.map((item) => addLink(state, item))
  return first ? [changeLink(state, request.replaces, first)] : []
}

const wrong = (why: string) => new Refusal(400, 'invalid_deep_linking_response', why)

async function verify(state: State, token: string) {
  const clientId = issuerOf(token)
  const tool = state.tools.get(clientId)
  if (!tool) throw wrong('iss is not a registered client')
  const { payload } = await jwtVerify(token, keysOf(tool), {
    algorithms: ['RS256'],
    issuer: clientId,
    audience: state.issuer,
    requiredClaims: ['exp', 'iat', 'nonce'],
    clockTolerance: 5,
  }).catch((error) => {
    throw wrong(error.message)
  })
  if (payload[CLAIMS.message_type] !== 'LtiDeepLinkingResponse') throw wrong('message_type')
  if (payload[CLAIMS.version] !== '1.3.0') throw wrong('version must be 1.3.0')
  spend(state, `${clientId} nonce ${payload.nonce}`, () => wrong('The nonce was used before'))
  return payload
}

function issuerOf(token: string) {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).iss
  } catch {
    throw wrong('JWT is missing or not a JWT')
  }
}

function takeRequest(state: State, answer: JWTPayload) {
  const data = String(answer[CLAIMS.data])
  const request = state.deepLinkings.get(data)
  if (!request) throw wrong('data is not that of a request, or it was answered already')
  if (request.clientId !== answer.iss) throw wrong('Another tool was asked')
  if (request.deploymentId !== answer[CLAIMS.deployment_id]) throw wrong('Another deployment_id')
  state.deepLinkings.delete(data)
  return request
}

/** A resource link as a tool hands it out. */
interface ContentItem {
  type: string
  title: string
  text: string
  url: string
  custom: Record<string, string>
  available: Link['available']
  submission: Link['submission']
  lineItem: Partial<LineItem>
  icon: { url?: string }
  thumbnail: { url?: string }
  iframe: object
  window: object
}

function checkItem(
  state: State,
  request: DeepLinking,
  item: Partial<ContentItem> | null,
): ChosenItem {
  if (item?.type !== 'ltiResourceLink') throw wrong(`${item?.type} was not asked for`)
  const { origins } = known(state.tools, request.clientId)
  if (item.url !== undefined) {
    if (!URL.canParse(item.url)) throw wrong('url is not an address')
    if (!origins.includes(new URL(item.url).origin)) throw wrong('url leaves the tool')
  }
  for (const name of ['icon', 'thumbnail'] as const) {
    const picture = item[name]
    if (picture && !URL.canParse(picture.url ?? '')) throw wrong(`${name}.url is not an address`)
  }
  const custom = item.custom ?? {}
  for (const [name, value] of Object.entries(custom)) {
    if (typeof value !== 'string') throw wrong(`custom.${name} is not a string`)
  }
  for (const name of ['available', 'submission'] as const) {
    for (const time of Object.values(item[name] ?? {})) {
      if (Number.isNaN(Date.parse(time))) throw wrong(`${name} has no time: ${time}`)
    }
  }
  const target = item.window && !item.iframe ? 'window' : 'iframe'
  return {
    courseId: request.courseId,
    clientId: request.clientId,
    title: item.title ?? 'Untitled',
    text: item.text ?? '',
    icon: item.icon?.url ?? null,
    url: item.url ?? null,
    custom,
    target,
    available: item.available ?? {},
    submission: item.submission ?? {},
    lineItem: checkLineItem(item.lineItem),
  }
}

function checkLineItem(lineItem: Partial<LineItem> | undefined) {
  if (lineItem === undefined) return null
  const { scoreMaximum, label, resourceId, tag, gradesReleased, submissionReview } = lineItem
  if (!(typeof scoreMaximum === 'number' && scoreMaximum > 0)) {
    throw wrong('lineItem.scoreMaximum must be above 0')
  }
  if (submissionReview && !Array.isArray(submissionReview.reviewableStatus)) {
    throw wrong('lineItem.submissionReview.reviewableStatus is missing')
  }
  const item = { scoreMaximum, label, resourceId, tag, gradesReleased, submissionReview }
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))
}
