import { type Faults, faultKinds, faultyEndpoints } from '../http/faults'
import { html, page, redirect } from '../http/replies'
import { route } from '../http/server'
import type { State } from '../state'
import { document, ownForm } from './layout'

type Switch =
  | 'nameSharing'
  | 'substitution'
  | 'dateVariables'
  | 'autoLineItem'
  | 'oneTimeHints'
  | 'oneScorePerSecond'
  | 'bareRefusals'
  | 'textColumns'

const booleans: Record<Switch, string> = {
  nameSharing: 'Names and e-mail addresses are shared',
  substitution: '$Variables in custom values are replaced',
  dateVariables: 'So are those of dates (never in Moodle 4.3)',
  autoLineItem: 'A launch names the column of its activity',
  oneTimeHints: 'A login hint works once (as in Moodle)',
  oneScorePerSecond: '409 for a second score within the same second (as in Moodle)',
  textColumns: 'An own column that comes back keeps no points (as in Moodle 4.3)',
  bareRefusals: 'Refused scores have a bare 400, whatever the reason (as in Moodle)',
}

export const switchRoutes = (state: State) => [
  route('page', 'GET /switches', () =>
    page(document({ title: 'Faults and switches', at: '/switches', content: content(state) })),
  ),
  route('page', 'POST /switches/fault', (call) => {
    const { endpoint = '', kind = '', times = '' } = ownForm(state, call)
    state.faults.add({ endpoint, kind, times: times === '' ? null : Number(times) })
    return redirect('/switches')
  }),
  route('page', 'POST /switches/clear', (call) => {
    state.faults.clear(ownForm(state, call).id)
    return redirect('/switches')
  }),
  route('page', 'POST /switches/settings', (call) => {
    const form = ownForm(state, call)
    for (const name of Object.keys(booleans) as Switch[]) state.settings[name] = form[name] === 'on'
    const { platformStorage, loginMethod, groups } = form
    Object.assign(state.settings, { platformStorage, loginMethod, groups })
    return redirect('/switches')
  }),
  route('page', 'POST /switches/keys', (call) => {
    state.keys.rotate({ keepOld: ownForm(state, call).old === 'keep' })
    return redirect('/switches')
  }),
  route('page', 'POST /switches/tokens', (call) => {
    ownForm(state, call)
    state.accessTokens.clear()
    return redirect('/switches')
  }),
]

const content = (state: State) => html`<h1>Faults and switches</h1>
<section class="card" aria-labelledby="faults"><h2 id="faults">Break something</h2>
<div id="fault-list" data-live>${
  state.faults.list().length === 0
    ? html`<p class="empty">Everything works.</p>`
    : html`<ul>${state.faults.list().map(faultEntry)}</ul>`
}</div>
<form method="post" action="/switches/fault" class="fields">
<label>Endpoint <select name="endpoint">${faultyEndpoints.map(
  (name) => html`<option${name === 'scores' && html` selected`}>${name}</option>`,
)}</select></label>
<label>What it does <select name="kind">${Object.entries(faultKinds).map(
  ([kind, words]) =>
    html`<option value="${kind}"${kind === '503' && html` selected`}>${kind}: ${words}</option>`,
)}</select></label>
<label>How often (empty: until it is repaired) <input type="number" name="times" min="1" value="1"></label>
<button>Break it</button></form></section>
<section class="card" aria-labelledby="switches"><h2 id="switches">Switches</h2>
<form method="post" action="/switches/settings" class="fields">
${Object.entries(booleans).map(
  ([name, words]) =>
    html`<label class="check"><input type="checkbox" name="${name}"${state.settings[name as Switch] && html` checked`}> ${words}</label>`,
)}
${choice(state, 'platformStorage', 'Platform storage (lti_storage_target)', {
  frame: 'In a frame beside the tool',
  parent: 'In the page around the tool',
  full: 'In the page around the tool, and full',
  off: 'Off',
})}
${choice(state, 'loginMethod', 'The login is initiated by', { POST: 'POST', GET: 'GET' })}
${choice(state, 'groups', 'Groups of a course are told by', {
  service: 'The course groups service',
  custom: '$CourseGroup.id and $CourseGroup.name in custom values',
  moodle: '$Moodle.Person.userGroupIds in custom values: ids alone',
  off: 'Nothing',
})}
<button>Keep</button></form></section>
<section class="card" aria-labelledby="keys"><h2 id="keys">Keys and tokens</h2>
<p>${state.keys.keySet().keys.length} published, signing with <code>${state.keys.current().kid}</code>.</p>
<div class="actions">
<form method="post" action="/switches/keys"><input type="hidden" name="old" value="keep"><button class="quiet">New key, keep the old ones</button></form>
<form method="post" action="/switches/keys"><input type="hidden" name="old" value="drop"><button class="quiet">New key, drop the old ones</button></form>
<form method="post" action="/switches/tokens"><button class="quiet">Let all access tokens expire</button></form>
</div></section>
<script src="/assets/live.js"></script>`

const faultEntry = ({ id, endpoint, kind, times }: ReturnType<Faults['list']>[number]) => html`<li>
<form method="post" action="/switches/clear"><strong>${endpoint}</strong> ${faultKinds[kind]}${times === null ? ', until repaired' : `, ${times} more`}
<input type="hidden" name="id" value="${id}"><button class="quiet">Repair<span class="hidden"> ${endpoint}</span></button></form></li>`

const choice = (
  { settings }: State,
  name: 'platformStorage' | 'loginMethod' | 'groups',
  label: string,
  options: Record<string, string>,
) =>
  html`<label>${label} <select name="${name}">${Object.entries(options).map(
    ([value, words]) =>
      html`<option value="${value}"${settings[name] === value && html` selected`}>${words}</option>`,
  )}</select></label>`
