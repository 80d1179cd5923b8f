import { html, raw } from '../http/html'
import { page, Refusal } from '../http/replies'
import { formOf, once } from '../http/requests'
import { route } from '../http/router'
import type { State } from '../state'
import { launchClaims } from './claims'
import { storageTarget } from './hints'
import { signJwt } from './sign'
import { startDeepLinking } from './sign-launch'

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
