import { html, page, redirect } from '../http/replies'
import { route } from '../http/server'
import { registrationLink } from '../lti/registration'
import { registerTool } from '../lti/tools'
import type { Tool } from '../rows'
import type { State } from '../state'
import { document, ownForm } from './layout'

export const registrationPageRoutes = (state: State) => [
  route('page', 'GET /registration', () =>
    page(document({ title: 'Tools', at: '/registration', content: content(state) })),
  ),
  route('page', 'POST /registration/invite', (call) =>
    redirect(registrationLink(state, ownForm(state, call).invite ?? '')),
  ),
  route('page', 'POST /registration/tool', (call) => {
    const { origin, clientId, deploymentId, name } = ownForm(state, call)
    const deploymentIds = [deploymentId || '1']
    const named = { ...(clientId ? { clientId } : {}), ...(name ? { name } : {}) }
    registerTool(state, { origin: new URL(origin ?? '').origin, deploymentIds, ...named })
    return redirect('/registration')
  }),
  route('page', 'POST /registration/remove', (call) => {
    state.tools.delete(ownForm(state, call).clientId ?? '')
    return redirect('/registration')
  }),
]

const content = (state: State) => html`<h1>Tools</h1>
<div id="tools" data-live>${
  state.tools.size === 0
    ? html`<p class="empty">No tool is registered yet.</p>`
    : [...state.tools.values()].map(toolCard)
}</div>
<section class="card" aria-labelledby="dynamic"><h2 id="dynamic">Register by invite link</h2>
<p>Paste the link that the tool gave you. It opens in a window of its own with the address of this LMS and a token that is good once.</p>
<form id="invite" method="post" action="/registration/invite" target="registration" class="fields">
<label>Invite link <input type="url" name="invite" required autocomplete="off"></label>
<button>Register</button></form></section>
<section class="card" aria-labelledby="manual"><h2 id="manual">Register by hand</h2>
<p>Values for the tool:</p>
${values([
  ['Issuer', state.issuer],
  ['Authentication URL', `${state.origin}/authorize`],
  ['Token URL', `${state.origin}/token`],
  ['Key set URL', `${state.origin}/jwks`],
])}
<p>Values of the tool:</p>
<form method="post" action="/registration/tool" class="fields">
<label>Origin <input type="url" name="origin" required placeholder="http://localhost:3000"></label>
<label>Name <input name="name" value="Pathquest"></label>
<label>Client ID <input name="clientId" placeholder="made here if empty"></label>
<label>Deployment ID <input name="deploymentId" value="1"></label>
<button>Add the tool</button></form></section>
<script src="/assets/register.js"></script><script src="/assets/live.js"></script>`

const toolCard = (tool: Tool) => html`<section class="card"><h2>${tool.name}</h2>
${values([
  ['Client ID', tool.clientId],
  ['Deployments', tool.deploymentIds.join(', ')],
  ['Login', tool.loginUrl],
  ['Launch', tool.redirectUris.join(', ')],
  ['Keys', tool.jwksUrl],
  ['Scopes', tool.scopes.map((scope) => scope.slice(scope.lastIndexOf('/') + 1)).join(', ')],
])}
<form method="post" action="/registration/remove"><input type="hidden" name="clientId" value="${tool.clientId}"><button class="quiet">Remove</button></form></section>`

const values = (pairs: [string, string][]) =>
  html`<dl>${pairs.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd><code>${value}</code></dd></div>`,
  )}</dl>`
