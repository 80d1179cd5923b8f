import { html, inScript } from '../http/html'
import { frameDocument } from './layout'

/**
 * The last page in the frame of deep linking: tells the course page around it.
 * @param {import('../state').State} state
 * @param {Awaited<ReturnType<typeof import('../lti/deep-linking').acceptDeepLinking>>} accepted
 */
export function addedPage(state, { request, links, message, errorMessage }) {
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

/** @param {string} why */
export const refusedPage = (why) =>
  frameDocument(
    'Not added',
    html`<h1>Nothing was added</h1><p class="bad">The answer of the tool is not right: ${why}</p>`,
  )
