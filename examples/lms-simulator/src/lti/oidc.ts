import { randomUUID } from 'node:crypto'
import { html, page, Refusal, raw } from '../http/replies'
import { formOf, once } from '../http/requests'
import { route } from '../http/server'
import type { Review } from '../rows'
import type { State } from '../state'
import { launchClaims } from './claims'
import { signJwt } from './keys'
import { checkReview, reviewedItem } from './review'
import { startDeepLinking } from './sign-launch'
import { firstDeployment } from './tools'

/** The frame of platform storage, beside the tool's frame. */
export const STORAGE_FRAME = 'lms_storage'

/** Begins a launch: where the browser is sent and with which values (LTI 1.3, third-party login). */
export function startLogin(
  state: State,
  {
    linkId: wantedLink = null,
    target = 'iframe',
    review,
    replaces = null,
    ...wanted
  }: {
    personId: string
    courseId: string
    linkId?: string | null
    clientId?: string
    deploymentId?: string
    target?: 'iframe' | 'window'
    review?: Review
    asRole?: 'student'
    replaces?: string | null
  },
) {
  const item = review && reviewedItem(state, review)
  const linkId = item ? item.linkId : wantedLink
  const link = linkId === null ? null : state.links.get(linkId)
  const tool = state.tools.get(
    wanted.clientId ?? item?.clientId ?? link?.clientId ?? [...state.tools.keys()][0] ?? '',
  )
  if (!tool || (linkId !== null && !link)) {
    throw new Refusal(404, 'not_found', 'No such link, or its tool is not registered')
  }
  const id = randomUUID()
  const deploymentId = wanted.deploymentId ?? firstDeployment(tool)
  const { personId, courseId, asRole } = wanted
  const { clientId } = tool
  const who = { clientId, courseId, personId, deploymentId }
  const hint = { ...who, linkId, target, review, asRole, replaces }
  if (review) checkReview(state, review, hint)
  state.hints.set(id, hint)
  const params = {
    iss: state.issuer,
    login_hint: personId,
    target_link_uri:
      item?.submissionReview?.url ??
      (link ? (link.url ?? tool.targetLinkUrl) : tool.deepLinkingUrl),
    lti_message_hint: id,
    client_id: tool.clientId,
    lti_deployment_id: deploymentId,
    ...storageTarget(state),
  }
  return { url: tool.loginUrl, method: state.settings.loginMethod, params }
}

/** `lti_storage_target`, where platform storage is on (Client Side postMessages). */
export function storageTarget({ settings }: State): Record<string, string> {
  if (settings.platformStorage === 'off') return {}
  const frame = settings.platformStorage === 'frame'
  return { lti_storage_target: frame ? STORAGE_FRAME : '_parent' }
}

/**
 * The OpenID Connect side of a launch: authentication request in, `id_token` by form_post out
 * (1EdTech security framework 5.1.1).
 */
export const oidcRoutes = (state: State) => [
  route('authorize', 'GET /authorize', ({ url }) => authorize(state, once(url.searchParams))),
  route('authorize', 'POST /authorize', (call) => authorize(state, formOf(call))),
  route('jwks', 'GET /jwks', () => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(state.keys.keySet()),
  })),
]

function authorize(state: State, params: Record<string, string>) {
  const { client_id = '', redirect_uri = '', nonce = '' } = params
  const tool = state.tools.get(client_id)
  // Without a client and an address of its own there is nobody to answer to but the person here.
  if (!tool) throw new Refusal(400, 'unauthorized_client', 'This client_id is not registered')
  if (!tool.redirectUris.includes(redirect_uri)) {
    throw new Refusal(400, 'invalid_request', 'This redirect_uri is not registered')
  }
  const answer = { ...(params.state === undefined ? {} : { state: params.state }) }
  try {
    const hint = takeHint(state, params)
    const isPicking = hint.linkId === null && !hint.review
    const data = isPicking ? startDeepLinking(state, hint) : undefined
    const payload = launchClaims(state, { hint, nonce, data })
    const { kid, privateKey } = state.keys.current()
    const header = { alg: 'RS256', typ: 'JWT', kid }
    const id_token = signJwt({ payload, header, key: privateKey })
    return postForm(redirect_uri, { id_token, ...answer, ...storageTarget(state) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const told = { error: error.error, error_description: error.message }
    return postForm(redirect_uri, { ...told, ...answer })
  }
}

const expected = {
  scope: 'openid',
  response_type: 'id_token',
  response_mode: 'form_post',
  prompt: 'none',
}

function takeHint(state: State, params: Record<string, string>) {
  for (const [name, value] of Object.entries(expected)) {
    if (params[name] !== value)
      throw new Refusal(400, 'invalid_request', `${name} must be ${value}`)
  }
  for (const name of ['nonce', 'state', 'login_hint', 'lti_message_hint']) {
    if (!params[name]) throw new Refusal(400, 'invalid_request', `${name} is missing`)
  }
  const hint = state.hints.get(params.lti_message_hint ?? '')
  if (!hint || hint.clientId !== params.client_id) {
    throw new Refusal(400, 'invalid_request', 'The lti_message_hint is not known or was used')
  }
  if (hint.personId !== params.login_hint) {
    throw new Refusal(400, 'login_required', 'The login_hint names somebody else')
  }
  if (state.settings.oneTimeHints) state.hints.delete(params.lti_message_hint ?? '')
  return hint
}

/** A page that posts itself. */
export function postForm(
  action: string,
  values: Record<string, string>,
  method: 'POST' | 'GET' = 'POST',
) {
  return page(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>One moment …</title></head>
<body>
<form id="launch" action="${action}" method="${method.toLowerCase()}">
${Object.entries(values).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`,
)}<noscript><button>Continue</button></noscript>
</form>
${raw('<script>document.getElementById("launch").submit()</script>')}
</body>
</html>`)
}
