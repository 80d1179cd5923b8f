import { html, inScript } from '../http/html'
import type { acceptDeepLinking } from '../lti/deep-linking'
import type { State } from '../state'
import { frameDocument } from './layout'

/**
 * The last page in the frame of deep linking: hands the answer to the form that waits in the page
 * around it. In a window of its own there is no such form, and nothing is added.
 */
export function returnedPage(
  state: State,
  { ticket, items, message, errorMessage }: Awaited<ReturnType<typeof acceptDeepLinking>>,
) {
  const count = items.length
  const chosen = count === 1 ? '1 activity was chosen.' : `${count} activities were chosen.`
  return frameDocument(
    'Chosen',
    html`<p role="status"><strong>${count === 0 ? 'Nothing was chosen.' : chosen}</strong></p>
${message && html`<p>${message}</p>`}${errorMessage && html`<p class="bad">${errorMessage}</p>`}
<p id="alone" class="bad" hidden>There is no form of a course here: nothing was added.</p>
<script>
  const told = { subject: 'lms.deep_linking_done', ticket: ${inScript(ticket)} }
  if (window.parent !== window) window.parent.postMessage(told, ${inScript(state.origin)})
  else document.getElementById('alone').hidden = false
</script>`,
  )
}

export const refusedPage = (why: string) =>
  frameDocument(
    'Not chosen',
    html`<h1>Nothing was chosen</h1><p class="bad">The answer of the tool is not right: ${why}</p>`,
  )
