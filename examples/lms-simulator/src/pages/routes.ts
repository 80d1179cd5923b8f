import { page, Refusal } from '../http/replies'
import { formOf } from '../http/requests'
import { route } from '../http/server'
import { acceptDeepLinking } from '../lti/deep-linking'
import { postForm, startLogin } from '../lti/oidc'
import type { State } from '../state'
import { activityRoutes } from './activity'
import { cookieRoutes } from './cookies'
import { courseRoutes } from './course'
import { platformFrameRoutes, refusedPage, returnedPage } from './deep-linking-answer'
import { gradebookRoutes } from './gradebook'
import { homeRoutes } from './home'
import { assetRoutes, visitOf } from './layout'
import { registrationPageRoutes } from './registration'
import { reviewIn, reviewRoutes } from './review'
import { switchRoutes } from './switches'

/** What people see. */
export const pageRoutes = (state: State) => [
  ...assetRoutes(),
  ...homeRoutes(state),
  ...courseRoutes(state),
  ...activityRoutes(state),
  ...gradebookRoutes(state),
  ...reviewRoutes(state),
  ...registrationPageRoutes(state),
  ...switchRoutes(state),
  ...cookieRoutes(state),
  ...platformFrameRoutes(state),
  ...launchRoutes(state),
]

const launchRoutes = (state: State) => [
  route('launch', 'GET /courses/:courseId/launch', (call) => {
    const { person, course } = visitOf(state, call)
    const value = (name: string) => call.url.searchParams.get(name)
    const { url, params, method } = startLogin(state, {
      personId: person.id,
      courseId: course.id,
      linkId: value('link'),
      clientId: value('tool') ?? undefined,
      review: reviewIn(call),
      replaces: value('replaces'),
      target: value('target') === 'window' ? 'window' : 'iframe',
      asRole: value('role') === 'student' ? 'student' : undefined,
    })
    return postForm(url, params, method)
  }),
  route('deep_linking_return', 'POST /deep-linking/return', async (call) => {
    try {
      return page(returnedPage(state, await acceptDeepLinking(state, formOf(call).JWT ?? '')))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return page(refusedPage(error.message), error.status)
    }
  }),
]
