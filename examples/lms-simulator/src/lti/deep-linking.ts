import { type JWTPayload, jwtVerify } from 'jose'
import { Refusal } from '../http/replies'
import type { LineItem } from '../school/gradebook'
import { addLink, type Link } from '../school/links'
import { known, type State } from '../state'
import type { DeepLinking } from './hints'
import { spend } from './token'
import { keysOf } from './tools'
import { CLAIMS } from './vocabulary'

/** The answer of a deep linking request: verified, then its links are added (Deep Linking 2.0). */
export async function acceptDeepLinking(state: State, token: string) {
  const answer = await verify(state, token)
  const items = answer[CLAIMS.content_items] ?? []
  if (!Array.isArray(items)) throw wrong('content_items is not a list')
  const request = takeRequest(state, answer)
  const checked = items.map((item) => checkItem(state, request, item))
  return {
    request,
    links: checked.map((item) => addLink(state, item)),
    message: answer[CLAIMS.msg] ?? null,
    errorMessage: answer[CLAIMS.errormsg] ?? null,
  }
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
  iframe: object
  window: object
}

function checkItem(state: State, request: DeepLinking, item: Partial<ContentItem> | null) {
  if (item?.type !== 'ltiResourceLink') throw wrong(`${item?.type} was not asked for`)
  const { origins } = known(state.tools, request.clientId)
  if (item.url !== undefined) {
    if (!URL.canParse(item.url)) throw wrong('url is not an address')
    if (!origins.includes(new URL(item.url).origin)) throw wrong('url leaves the tool')
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
  const target: 'iframe' | 'window' = item.window && !item.iframe ? 'window' : 'iframe'
  return {
    courseId: request.courseId,
    clientId: request.clientId,
    title: item.title ?? 'Untitled',
    text: item.text ?? '',
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
  const { scoreMaximum, label, resourceId, tag, gradesReleased } = lineItem
  if (!(typeof scoreMaximum === 'number' && scoreMaximum > 0)) {
    throw wrong('lineItem.scoreMaximum must be above 0')
  }
  const item = { scoreMaximum, label, resourceId, tag, gradesReleased }
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))
}
