import { page, Refusal } from '../http/replies.mjs'
import { formOf } from '../http/requests.mjs'
import { route } from '../http/router.mjs'
import { acceptDeepLinking } from '../lti/deep-linking.mjs'
import { startLogin } from '../lti/hints.mjs'
import { postForm } from '../lti/oidc.mjs'
import { activityRoutes } from './activity.mjs'
import { assetRoutes } from './assets.mjs'
import { cookieRoutes } from './cookies.mjs'
import { courseRoutes } from './course.mjs'
import { addedPage, refusedPage } from './deep-linking-answer.mjs'
import { gradebookRoutes } from './gradebook.mjs'
import { homeRoutes } from './home.mjs'
import { platformFrameRoutes } from './platform-frame.mjs'
import { registrationPageRoutes } from './registration.mjs'
import { switchRoutes } from './switches.mjs'
import { visitOf } from './visit.mjs'

/**
 * What people see.
 * @param {import('../state.mjs').State} state
 */
export const pageRoutes = (state) => [
  ...assetRoutes(),
  ...homeRoutes(state),
  ...courseRoutes(state),
  ...activityRoutes(state),
  ...gradebookRoutes(state),
  ...registrationPageRoutes(state),
  ...switchRoutes(state),
  ...cookieRoutes(state),
  ...platformFrameRoutes(state),
  ...launchRoutes(state),
]

/** @param {import('../state.mjs').State} state */
const launchRoutes = (state) => [
  route('launch', 'GET /courses/:courseId/launch', (call) => {
    const { person, course } = visitOf(state, call)
    const value = (name) => call.url.searchParams.get(name)
    const { url, params, method } = startLogin(state, {
      personId: person.id,
      courseId: course.id,
      linkId: value('link'),
      clientId: value('tool') ?? undefined,
      target: value('target') === 'window' ? 'window' : 'iframe',
    })
    return postForm(url, params, method)
  }),
  route('deep_linking_return', 'POST /deep-linking/return', async (call) => {
    try {
      return page(addedPage(state, await acceptDeepLinking(state, formOf(call).JWT ?? '')))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return page(refusedPage(error.message), error.status)
    }
  }),
]
