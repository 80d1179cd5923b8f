import { Refusal } from '../http/replies'
import { type Call, formOf } from '../http/requests'
import type { State } from '../state'

/** The values of a form of ours; a page of another origin cannot send one. */
export function ownForm(state: State, call: Call) {
  const { origin } = call.headers
  if (origin !== undefined && origin !== state.origin) {
    throw new Refusal(403, 'forbidden', 'Only from a page of the LMS')
  }
  return formOf(call)
}
