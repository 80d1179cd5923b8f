import { html, inScript } from '../http/html'
import { page } from '../http/replies'
import { route } from '../http/router'
import { STORAGE_FRAME } from '../lti/hints'
import { frameDocument } from './layout'

/** @param {import('../state').State} state */
export const platformFrameRoutes = (state) => [
  route('page', 'GET /storage-frame', () =>
    page(frameDocument('Storage', script(state, { role: 'frame' }))),
  ),
]

/**
 * What the pages around a tool need: its messages are answered, and its storage is beside it.
 * @param {import('../state').State} state
 * @param {string} courseUrl
 */
export const platformMessages = (state, courseUrl) => html`
${
  state.settings.platformStorage === 'frame' &&
  html`<iframe name="${STORAGE_FRAME}" src="/storage-frame" title="Storage of tools" hidden></iframe>`
}${script(state, { role: 'parent', courseUrl })}`

function script({ settings, tools }, more) {
  const toolOrigins = [...new Set([...tools.values()].flatMap((tool) => tool.origins))]
  const platform = { storage: settings.platformStorage, storageFrame: STORAGE_FRAME, toolOrigins }
  return html`<script type="application/json" id="platform">${inScript({ ...platform, ...more })}</script>
<script src="/assets/messages.js"></script>`
}
