import type { WidgetName } from './page/options'
import { type Mount, watchPage } from './page/page'
import { scriptBase } from './page/script-base'

/** Of this build's chunks. */
declare const HASH: string
declare const HEIGHTS: Record<WidgetName, number>
declare const VERSION: string

const { origin, href } = scriptBase('embed.js')

watchPage(
  VERSION,
  origin,
  HEIGHTS,
  // Both at once: what a widget imports is on its way before the widget has come.
  (widget, search) =>
    Promise.all(
      [widget, 'runtime'].map(
        (name) => import(`${href}chunks/${name}-${HASH}.js${search}`) as Promise<{ mount: Mount }>,
      ),
    ).then(([chunk]) => chunk?.mount as Mount),
)
