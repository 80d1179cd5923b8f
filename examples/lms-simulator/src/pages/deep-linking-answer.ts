import { html, inScript, page } from '../http/replies'
import { route } from '../http/server'
import type { acceptDeepLinking } from '../lti/deep-linking'
import { STORAGE_FRAME } from '../lti/oidc'
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

export const platformFrameRoutes = (state: State) => [
  route('page', 'GET /storage-frame', () =>
    page(frameDocument('Storage', script(state, { role: 'frame' }))),
  ),
]

/** What the pages around a tool need: its messages are answered, and its storage is beside it. */
export const platformMessages = (state: State, courseUrl: string) => html`
${
  state.settings.platformStorage === 'frame' &&
  html`<iframe name="${STORAGE_FRAME}" src="/storage-frame" title="Storage of tools" hidden></iframe>`
}${script(state, { role: 'parent', courseUrl })}`

function script({ settings, tools }: State, more: object) {
  const toolOrigins = [...new Set([...tools.values()].flatMap((tool) => tool.origins))]
  const platform = { storage: settings.platformStorage, storageFrame: STORAGE_FRAME, toolOrigins }
  return html`<script type="application/json" id="platform">${inScript({ ...platform, ...more })}</script>
<script src="/assets/messages.js"></script>`
}
