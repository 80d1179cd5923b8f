import { html, page, redirect } from '../http/replies'
import { route } from '../http/server'
import { rosterRoleUris } from '../school/courses'
import { type Column, gradebookOf, overrideGrade, updateLineItem } from '../school/gradebook'
import { nameOf } from '../school/people'
import { known, type State } from '../state'
import { courseNavigation } from './course'
import { addressOf, document, ownForm, type Visit, visitOf } from './layout'
import { reviewLink } from './review'

const NEWEST = 40

export const gradebookRoutes = (state: State) => [
  route('page', 'GET /courses/:courseId/gradebook', (call) => {
    const visit = visitOf(state, call)
    const columns = gradebookOf(state, visit.course.id)
    const content = html`<h1>Gradebook</h1>${courseNavigation(visit)}
<div id="grades" data-live>${columns.length === 0 ? html`<p class="empty">There are no columns yet.</p>` : gradeTable(visit, columns)}
${columns.length > 0 && columnForms(visit, columns)}
${history(state, columns)}</div>
<script src="/assets/live.js"></script>`
    return page(document({ title: 'Gradebook', visit, wide: true, content }))
  }),
  route('page', 'POST /courses/:courseId/gradebook/:itemId', (call) => {
    const visit = visitOf(state, call)
    const { points, act, type, userId = '', override = '' } = ownForm(state, call)
    const { id } = known(state.lineItems, call.params.itemId)
    if (act === 'delete') state.lineItems.delete(id)
    else if (act === 'override')
      overrideGrade(state, id, { userId, points: override === '' ? null : Number(override) })
    else if (Number(points) > 0)
      updateLineItem(state, id, { scoreMaximum: Number(points), isText: type === 'text' })
    return redirect(addressOf(visit, '/gradebook'))
  }),
  route('page', 'GET /courses/:courseId/roster', (call) => {
    const visit = visitOf(state, call)
    const rows = visit.course.members.map(({ personId, role, status }) => {
      const name = nameOf(known(state.people, personId))
      const roles = rosterRoleUris[role]
        .map((uri) => uri.slice(uri.lastIndexOf('/') + 1))
        .join(', ')
      return html`<tr><th scope="row">${name}</th><td><code>${personId}</code></td><td>${roles}</td><td>${status}</td></tr>`
    })
    const content = html`<h1>Roster</h1>${courseNavigation(visit)}
<div class="scroll" tabindex="0" role="region" aria-label="Roster"><table><thead><tr><th scope="col">Name</th><th scope="col">sub</th><th scope="col">Roles</th><th scope="col">Status</th></tr></thead><tbody>${rows}</tbody></table></div>`
    return page(document({ title: 'Roster', visit, content }))
  }),
]

function gradeTable(visit: Visit, columns: Column[]) {
  const people = columns[0]?.cells ?? []
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Grades"><table>
<thead><tr><th scope="col">Student</th>${columns.map(
    ({ lineItemId, label, scoreMaximum }) =>
      html`<th scope="col">${reviewLink(visit, { lineItemId, userId: null }, label)} <span class="facts">of ${scoreMaximum}</span></th>`,
  )}</tr></thead>
<tbody>${people.map(
    ({ name, userId }, i) =>
      html`<tr data-user="${userId}"><th scope="row">${name}</th>${columns.map(
        ({ lineItemId, cells }) => cell(visit, lineItemId, cells[i]),
      )}</tr>`,
  )}</tbody></table></div>`
}

/** What a teacher may do with a column. */
const columnForms = (visit: Visit, columns: Column[]) => html`<h2>Columns</h2>
<ul class="plain">${columns.map(({ lineItemId, label, scoreMaximum, isText, cells }) => {
  const at = addressOf(visit, `/gradebook/${lineItemId}`)
  return html`<li><form method="post" class="fields due" action="${at}">
<label>${label}, points <input type="number" name="points" min="1" value="${scoreMaximum}"></label>
<label>Type <select name="type"><option value="point">Point</option><option value="text"${isText && html` selected`}>Text: keeps no points</option></select></label>
<button class="quiet" name="act" value="set">Change<span class="hidden"> ${label}</span></button>
<button class="quiet" name="act" value="delete">Delete<span class="hidden"> ${label}</span></button></form>
<form method="post" class="fields due" action="${at}">
<label>Write over the grade of <select name="userId">${cells.map(
    ({ userId, name }) => html`<option value="${userId}">${name}</option>`,
  )}</select></label>
<label>Points (empty: no more) <input type="number" name="override" min="0" step="any"></label>
<button class="quiet" name="act" value="override">Write over<span class="hidden"> in ${label}</span></button></form></li>`
})}</ul>`

const cell = (visit: Visit, lineItemId: string, shown: Column['cells'][number] | undefined) => {
  if (!shown) return html`<td>–</td>`
  const { userId, result, stored, repeated, refused } = shown
  const more = [stored > 1 && `${stored} scores`, repeated && `${repeated} repeated`]
  const told = [...more, refused && `${refused} refused`].filter(Boolean).join(', ')
  return html`<td>${reviewLink(visit, { lineItemId, userId }, result ? html`<strong>${result.points}</strong>` : '–')}${told && html` <span class="facts">${told}</span>`}</td>`
}

function history(state: State, columns: Column[]) {
  const labels = new Map(columns.map(({ lineItemId, label }) => [lineItemId, label]))
  const events = state.scoreEvents.filter(({ lineItemId }) => labels.has(lineItemId))
  if (events.length === 0) return null
  return html`<h2>What arrived</h2><ol class="history" reversed>${events
    .slice(-NEWEST)
    .reverse()
    .map(
      ({ at, lineItemId, userId, score, outcome, reason }) =>
        html`<li><time>${new Date(at).toISOString().slice(11, 19)}</time> ${nameOf(state.people.get(userId) ?? { givenName: userId, familyName: '' })}: <strong>${score.scoreGiven ?? 'no'}</strong> of ${score.scoreMaximum ?? '–'}, ${labels.get(lineItemId)}, ${score.activityProgress}, ${score.gradingProgress} <span class="tag ${outcome}">${outcome}</span> ${reason}</li>`,
    )}</ol>`
}
