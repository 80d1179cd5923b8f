import type { WidgetName } from './page/options'
import { type Mount, watchPage } from './page/page'
import { scriptBase } from './page/script-base'

/** Files of each widget, from the build: its own first, then those that it imports. */
declare const CHUNKS: Record<WidgetName, readonly string[]>
declare const HEIGHTS: Record<WidgetName, number>
declare const VERSION: string

const { origin, href } = scriptBase('embed.js')

watchPage({
  version: VERSION,
  origin,
  heights: HEIGHTS,
  // All at once: what a file imports is on its way before the file has come. A file that failed
  // has another address the next time, since some browsers remember the failure.
  load: (widget, attempt) =>
    Promise.all(
      CHUNKS[widget].map(
        (name, i) => import(`${href}chunks/${name}.js${attempt && !i ? `?${attempt}` : ''}`),
      ),
    ).then(([{ mount }]) => mount as Mount),
})
