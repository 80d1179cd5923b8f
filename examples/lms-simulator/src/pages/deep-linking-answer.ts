import { html, inScript } from '../http/html'
import type { acceptDeepLinking } from '../lti/deep-linking'
import type { State } from '../state'
import { frameDocument } from './layout'

/** The last page in the frame of deep linking: tells the course page around it. */
export function addedPage(
  state: State,
  { request, links, message, errorMessage }: Awaited<ReturnType<typeof acceptDeepLinking>>,
) {
  const course = `/courses/${request.courseId}?as=${request.personId}`
  const added =
    links.length === 1 ? '1 activity was added.' : `${links.length} activities were added.`
  return frameDocument(
    'Added',
    html`<p role="status"><strong>${links.length === 0 ? 'Nothing was added.' : added}</strong></p>
${message && html`<p>${message}</p>`}${errorMessage && html`<p class="bad">${errorMessage}</p>`}
<p><a href="${course}" target="_top">To the course</a></p>
<script>
  const told = { subject: 'lms.deep_linking_done', added: ${inScript(links.length)} }
  if (window.parent !== window) window.parent.postMessage(told, ${inScript(state.origin)})
</script>`,
  )
}

export const refusedPage = (why: string) =>
  frameDocument(
    'Not added',
    html`<h1>Nothing was added</h1><p class="bad">The answer of the tool is not right: ${why}</p>`,
  )
