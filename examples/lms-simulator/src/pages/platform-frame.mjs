import { html, inScript } from '../http/html.mjs'
import { page } from '../http/replies.mjs'
import { route } from '../http/router.mjs'
import { STORAGE_FRAME } from '../lti/hints.mjs'
import { frameDocument } from './layout.mjs'

/** @param {import('../state.mjs').State} state */
export const platformFrameRoutes = (state) => [
  route('page', 'GET /storage-frame', () =>
    page(frameDocument('Storage', script(state, { role: 'frame' }))),
  ),
]

/**
 * What the pages around a tool need: its messages are answered, and its storage is beside it.
 * @param {import('../state.mjs').State} state
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
