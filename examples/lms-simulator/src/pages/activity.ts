import { updateLink } from '../control/control'
import { html, page, Refusal, redirect } from '../http/replies'
import type { Call } from '../http/requests'
import { route } from '../http/server'
import { saveChoice } from '../lti/deep-linking'
import { lookAt } from '../lti/sign-launch'
import { getTool } from '../lti/tools'
import type { Link } from '../rows'
import { teaches } from '../school/courses'
import { acceptGrades, lineItemsOf } from '../school/gradebook'
import type { State } from '../state'
import { courseNavigation } from './course'
import { platformMessages } from './deep-linking-answer'
import { addressOf, document, ownForm, type Visit, visitOf } from './layout'

export const activityRoutes = (state: State) => [
  route('page', 'GET /courses/:courseId/activities/:linkId', (call) => {
    const visit = visitOf(state, call)
    const link = linkOf(state, call)
    const launch = `/courses/${visit.course.id}/launch?as=${visit.person.id}&link=${link.id}`
    const content = html`<p class="crumb"><a href="${addressOf(visit)}">${visit.course.title}</a></p>
<h1>${link.title}</h1>
<div class="actions beside"><a href="${launch}&target=window" target="_blank" rel="opener">Open in a new window</a>
${
  teaches(visit.member) &&
  html`<a href="${launch}&role=student&target=window" target="_blank" rel="opener">Switch role to student</a>
<a href="${addressOf(visit, `/activities/${link.id}/select`)}">Select content again</a>
${dueForm(visit, link)}
${acceptForm(state, visit, link)}`
}</div>
${platformMessages(state, addressOf(visit))}
${toolFrame(launch, link.title)}`
    return page(document({ title: link.title, visit, wide: true, content }))
  }),
  route('page', 'POST /courses/:courseId/activities/:linkId', (call) => {
    const visit = visitOf(state, call)
    const link = linkOf(state, call)
    const { due } = ownForm(state, call)
    updateLink(state, link.id, { dueAt: due ? new Date(`${due}Z`).toISOString() : null })
    return redirect(addressOf(visit, `/activities/${link.id}`))
  }),
  route('page', 'POST /courses/:courseId/activities/:linkId/grades', (call) => {
    const visit = visitOf(state, call)
    const link = linkOf(state, call)
    acceptGrades(state, link, ownForm(state, call).accept === 'on')
    return redirect(addressOf(visit, `/activities/${link.id}`))
  }),
  route('page', 'GET /courses/:courseId/add', (call) => {
    const visit = visitOf(state, call)
    const tool = getTool(state, call.url.searchParams.get('tool') ?? undefined)
    const launch = `/courses/${visit.course.id}/launch?as=${visit.person.id}&tool=${tool.clientId}`
    const content = html`<p class="crumb"><a href="${addressOf(visit)}">${visit.course.title}</a></p>
<h1>Add activity from ${tool.name}</h1>
${courseNavigation(visit)}
${waitingForm(visit)}
${platformMessages(state, addressOf(visit))}
${toolFrame(launch, `Choose from ${tool.name}`)}`
    return page(document({ title: 'Add activity', visit, wide: true, content }))
  }),
  route('page', 'GET /courses/:courseId/activities/:linkId/select', (call) => {
    const visit = visitOf(state, call)
    const link = linkOf(state, call)
    const launch = `/courses/${visit.course.id}/launch?as=${visit.person.id}&tool=${link.clientId}&replaces=${link.id}`
    const content = html`<p class="crumb"><a href="${addressOf(visit)}">${visit.course.title}</a></p>
<h1>Select content for ${link.title}</h1>
${waitingForm(visit)}
${platformMessages(state, addressOf(visit))}
${toolFrame(launch, `Choose for ${link.title}`)}`
    return page(document({ title: 'Select content', visit, wide: true, content }))
  }),
  route('page', 'POST /courses/:courseId/add', async (call) => {
    const visit = visitOf(state, call)
    await lookAt(state, saveChoice(state, ownForm(state, call).ticket ?? ''))
    return redirect(addressOf(visit))
  }),
]

/** Waits in this page for what is chosen in the frame: nothing else adds an activity. */
const waitingForm = (visit: Visit) => html`<form id="choice" method="post" hidden
 action="${addressOf(visit, '/add')}"><input type="hidden" name="ticket"></form>`

function linkOf(state: State, call: Call) {
  const link = state.links.get(call.params.linkId)
  if (!link || link.courseId !== call.params.courseId) {
    throw new Refusal(404, 'not_found', 'No such activity')
  }
  return link
}

/** Comes after the storage frame, which must be there when the tool asks. */
const toolFrame = (src: string, title: string) =>
  html`<iframe class="tool" name="tool" src="${src}" title="${title}" allow="fullscreen; clipboard-write"></iframe>`

const dueForm = (
  visit: Visit,
  link: Link,
) => html`<form method="post" class="fields due" action="${addressOf(visit, `/activities/${link.id}`)}">
<label>Due (UTC) <input type="datetime-local" name="due" value="${link.submission.endDateTime?.slice(0, 16)}"></label>
<button class="quiet">Set</button></form>`

/** "Allow to add grades", as in Moodle: the activity's own column goes and comes with it. */
const acceptForm = (state: State, visit: Visit, link: Link) => {
  const items = lineItemsOf(state, visit.course.id)
  const hasOwn = items.some(({ linkId, isOwn }) => linkId === link.id && isOwn)
  return html`<form method="post" class="fields due" action="${addressOf(visit, `/activities/${link.id}/grades`)}">
<label class="check"><input type="checkbox" name="accept"${hasOwn && html` checked`}> Allow to add grades</label>
<button class="quiet">Save</button></form>`
}
