import { Refusal } from '../http/replies.mjs'
import { formOf } from '../http/requests.mjs'

/**
 * The values of a form of ours; a page of another origin cannot send one.
 * @param {import('../state.mjs').State} state
 * @param {import('../http/requests.mjs').Call} call
 */
export function ownForm(state, call) {
  const { origin } = call.headers
  if (origin !== undefined && origin !== state.origin) {
    throw new Refusal(403, 'forbidden', 'Only from a page of the LMS')
  }
  return formOf(call)
}
