import { html, inScript } from '../http/html'
import { page } from '../http/replies'
import { route } from '../http/router'
import { STORAGE_FRAME } from '../lti/hints'
import type { State } from '../state'
import { frameDocument } from './layout'

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
