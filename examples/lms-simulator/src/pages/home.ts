import { html, page } from '../http/replies'
import { route } from '../http/server'
import type { Course, Member } from '../school/courses'
import { nameOf } from '../school/people'
import { known, type State } from '../state'
import { document } from './layout'

const groups: [string, Member['role'][]][] = [
  ['Teachers', ['teacher', 'assistant', 'non_editing', 'manager']],
  ['Mentors', ['mentor']],
  ['Students', ['student']],
]

export const homeRoutes = (state: State) => [
  route('page', 'GET /', () =>
    page(
      document({
        title: 'People and courses',
        at: '/',
        content: html`<h1>Who is at the LMS?</h1>
<p class="lead">Choose a person in a course. There are no passwords: open as many people as you like in windows of their own.</p>
${
  state.tools.size === 0 &&
  html`<p class="note">No tool is registered yet. <a href="/registration">Register Pathquest</a></p>`
}
<div class="courses">${[...state.courses.values()].map((course) => courseCard(state, course))}</div>`,
      }),
    ),
  ),
]

function courseCard(state: State, course: Course) {
  const present = course.members.filter(({ status }) => status === 'Active')
  const links = (roles: Member['role'][]) =>
    present
      .filter(({ role }) => roles.includes(role))
      .map(({ personId }) => {
        const href = `/courses/${course.id}?as=${personId}`
        return html`<li><a href="${href}">${nameOf(known(state.people, personId))}</a></li>`
      })
  return html`<section class="card" aria-labelledby="${course.id}">
  <h2 id="${course.id}">${course.title}</h2>
  ${groups.map(([name, roles]) => {
    const people = links(roles)
    return people.length > 0 && html`<h3>${name}</h3><ul class="people">${people}</ul>`
  })}
</section>`
}
