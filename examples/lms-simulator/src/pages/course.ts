import { html, page, redirect } from '../http/replies'
import { route } from '../http/server'
import type { Link } from '../rows'
import { teaches } from '../school/courses'
import { lineItemsOf, resultOf } from '../school/gradebook'
import { addLink, copyCourse, linksOf, removeLink } from '../school/links'
import type { State } from '../state'
import { platformMessages } from './deep-linking-answer'
import { addressOf, document, ownForm, type Visit, visitOf } from './layout'

export const courseRoutes = (state: State) => [
  route('page', 'GET /courses/:courseId', (call) => {
    const visit = visitOf(state, call)
    const note = call.url.searchParams.get('lti_msg')
    const error = call.url.searchParams.get('lti_errormsg')
    const content = html`<h1>${visit.course.title}</h1>
${note && html`<p class="note" role="status">${note}</p>`}
${error && html`<p class="note bad" role="alert">${error}</p>`}
${courseNavigation(visit)}
<h2>Activities</h2>
${activityList(state, visit)}
${teaches(visit.member) && teacherPart(state, visit)}
${platformMessages(state, addressOf(visit))}`
    return page(document({ title: visit.course.title, visit, content }))
  }),
  route('page', 'POST /courses/:courseId/links', (call) => {
    const visit = visitOf(state, call)
    const form = ownForm(state, call)
    const lineItem = form.graded ? { scoreMaximum: 100 } : null
    const title = form.title?.trim() || 'Pathquest'
    addLink(state, { courseId: visit.course.id, clientId: form.tool ?? '', title, lineItem })
    return redirect(addressOf(visit))
  }),
  route('page', 'POST /courses/:courseId/links/:linkId/remove', (call) => {
    const visit = visitOf(state, call)
    ownForm(state, call)
    removeLink(state, call.params.linkId)
    return redirect(addressOf(visit))
  }),
  route('page', 'POST /courses/:courseId/copy', (call) => {
    const visit = visitOf(state, call)
    ownForm(state, call)
    return redirect(addressOf({ ...visit, course: copyCourse(state, visit.course.id) }))
  }),
]

export const courseNavigation = (visit: Visit) => html`<nav class="tabs" aria-label="Course">
<a href="${addressOf(visit)}">Activities</a>
${
  teaches(visit.member) &&
  html`<a href="${addressOf(visit, '/gradebook')}">Gradebook</a>
<a href="${addressOf(visit, '/roster')}">Roster</a>`
}${visit.member.role === 'student' && html`<a href="${addressOf(visit, '/grades')}">Grades</a>`}</nav>`

function activityList(state: State, visit: Visit) {
  const links = linksOf(state, visit.course.id)
  if (links.length === 0) return html`<p class="empty">There are no activities yet.</p>`
  return html`<ul class="activities">${links.map((link) => activity(state, visit, link))}</ul>`
}

function activity(state: State, visit: Visit, link: Link) {
  const item = lineItemsOf(state, visit.course.id).find(({ linkId }) => linkId === link.id)
  const due = link.submission.endDateTime
  const result = item && resultOf(state, item, visit.person.id)
  const launch = `/courses/${visit.course.id}/launch?as=${visit.person.id}&link=${link.id}`
  return html`<li class="card">
  <h3>${link.icon && html`<img src="${link.icon}" alt="" width="24" height="24"> `}<a href="${addressOf(visit, `/activities/${link.id}`)}">${link.title}</a></h3>
  ${link.text && html`<p>${link.text}</p>`}
  <p class="facts">${item ? `Graded, ${item.scoreMaximum} points` : 'Not graded'}${due && html` · due <time datetime="${due}">${due.slice(0, 16).replace('T', ' ')} UTC</time>`}${result && html` · <strong>${result.points} points</strong>`}</p>
  <div class="actions"><a href="${launch}&target=window" target="_blank" rel="opener">Open in a new window</a>
  ${
    teaches(visit.member) &&
    html`<form method="post" action="${addressOf(visit, `/links/${link.id}/remove`)}"><button class="quiet">Remove<span class="hidden"> ${link.title}</span></button></form>`
  }</div>
</li>`
}

function teacherPart(state: State, visit: Visit) {
  const tools = [...state.tools.values()]
  if (tools.length === 0) {
    return html`<p class="note">No tool is registered yet. <a href="/registration">Register one</a></p>`
  }
  return html`<h2>Add</h2>
${tools.map(
  ({ name, clientId }) => html`<div class="adding">
<a class="button" href="${addressOf(visit, '/add')}&tool=${clientId}">Add activity from ${name}</a>
<details><summary>Add an empty link of ${name}</summary>
<form method="post" action="${addressOf(visit, '/links')}" class="fields">
<input type="hidden" name="tool" value="${clientId}">
<label>Title <input name="title" value="${name}" required></label>
<label class="check"><input type="checkbox" name="graded" value="yes" checked> Graded</label>
<button>Add the link</button></form></details></div>`,
)}
<form method="post" action="${addressOf(visit, '/copy')}"><button class="quiet">Copy this course for the next year</button></form>`
}
