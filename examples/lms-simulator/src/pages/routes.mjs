import { page, Refusal } from '../http/replies.mjs'
import { formOf } from '../http/requests.mjs'
import { route } from '../http/router.mjs'
import { acceptDeepLinking } from '../lti/deep-linking.mjs'
import { startLogin } from '../lti/hints.mjs'
import { postForm } from '../lti/oidc.mjs'
import { addedPage, refusedPage } from './deep-linking-answer.mjs'
import { visitOf } from './visit.mjs'

/**
 * What people see.
 * @param {import('../state.mjs').State} state
 */
export const pageRoutes = (state) => [
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
