import type { WidgetName } from './page/options'
import { type Mount, watchPage } from './page/page'
import { scriptBase } from './page/script-base'

/** Of this build's chunks. */
declare const HASH: string
declare const HEIGHTS: Record<WidgetName, number>
declare const VERSION: string

const { origin, href } = scriptBase('embed.js')

watchPage({
  version: VERSION,
  origin,
  heights: HEIGHTS,
  // Both at once: what a widget imports is on its way before the widget has come. What failed has
  // another address the next time, since some browsers remember the failure.
  load(widget, attempt) {
    const chunk = (name: string, search = '') =>
      import(`${href}chunks/${name}-${HASH}.js${search}`) as Promise<{ mount: Mount }>
    void chunk('runtime').catch(() => {})
    return chunk(widget, attempt ? `?${attempt}` : '').then(({ mount }) => mount)
  },
})
