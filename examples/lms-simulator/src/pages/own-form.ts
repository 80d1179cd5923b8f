import { Refusal } from '../http/replies'
import { formOf } from '../http/requests'

/**
 * The values of a form of ours; a page of another origin cannot send one.
 * @param {import('../state').State} state
 * @param {import('../http/requests').Call} call
 */
export function ownForm(state, call) {
  const { origin } = call.headers
  if (origin !== undefined && origin !== state.origin) {
    throw new Refusal(403, 'forbidden', 'Only from a page of the LMS')
  }
  return formOf(call)
}
