import { html, page, Refusal } from '../http/replies'
import type { Call } from '../http/requests'
import { route } from '../http/server'
import { reviewedItem } from '../lti/review'
import type { Review } from '../rows'
import { teaches } from '../school/courses'
import { type Column, gradebookOf } from '../school/gradebook'
import { nameOf } from '../school/people'
import { known, type State } from '../state'
import { courseNavigation } from './course'
import { platformMessages } from './deep-linking-answer'
import { addressOf, document, type Visit, visitOf } from './layout'

/** From the gradebook into the tool: a heading, a cell, or one's own grade. */
export const reviewRoutes = (state: State) => [
  route('page', 'GET /courses/:courseId/review', (call) => {
    const visit = visitOf(state, call)
    const review = reviewOf(call)
    const item = reviewedItem(state, review)
    const whose = review.userId === null ? null : nameOf(known(state.people, review.userId))
    const title = whose === null ? item.label : `${item.label}: ${whose}`
    const launch = `/courses/${visit.course.id}/launch?as=${visit.person.id}&${queryOf(review)}`
    const content = html`<p class="crumb"><a href="${addressOf(visit, gradesPath(visit))}">Grades</a></p>
<h1>${title}</h1>
${platformMessages(state, addressOf(visit))}
<iframe class="tool" name="tool" src="${launch}" title="${title}" allow="fullscreen; clipboard-write"></iframe>`
    return page(document({ title, visit, wide: true, content }))
  }),
  route('page', 'GET /courses/:courseId/grades', (call) => {
    const visit = visitOf(state, call)
    const columns = gradebookOf(state, visit.course.id)
    const content = html`<h1>Grades</h1>${courseNavigation(visit)}
${columns.length === 0 ? html`<p class="empty">There are no grades yet.</p>` : ownGrades(visit, columns)}`
    return page(document({ title: 'Grades', visit, content }))
  }),
]

/** Everybody's grades, or one's own alone. */
const gradesPath = ({ member }: Visit) => (teaches(member) ? '/gradebook' : '/grades')

/** What the launch of a review carries; undefined: another launch. */
export function reviewIn(call: Call): Review | undefined {
  return call.url.searchParams.has('item') ? reviewOf(call) : undefined
}

function reviewOf(call: Call): Review {
  const lineItemId = call.url.searchParams.get('item')
  if (!lineItemId) throw new Refusal(400, 'invalid_request', 'item is missing')
  return { lineItemId, userId: call.url.searchParams.get('user') }
}

const queryOf = ({ lineItemId, userId }: Review) =>
  `item=${lineItemId}${userId === null ? '' : `&user=${userId}`}`

export const reviewLink = (visit: Visit, review: Review, text: unknown) =>
  html`<a href="${addressOf(visit, '/review')}&${queryOf(review)}">${text}</a>`

function ownGrades(visit: Visit, columns: Column[]) {
  const userId = visit.person.id
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Grades"><table>
<thead><tr><th scope="col">Activity</th><th scope="col">Grade</th><th scope="col">Feedback</th></tr></thead>
<tbody>${columns.map(({ lineItemId, label, scoreMaximum, cells }) => {
    const result = cells.find((cell) => cell.userId === userId)?.result
    const points = result ? `${result.points} of ${scoreMaximum}` : '–'
    return html`<tr><th scope="row">${reviewLink(visit, { lineItemId, userId }, label)}</th><td>${points}</td><td>${result?.comment}</td></tr>`
  })}</tbody></table></div>`
}
