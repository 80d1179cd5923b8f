import type { WidgetName } from './page/options'
import { ownScript } from './page/own-script'
import { type Loaded, watchPage } from './page/page'

/** Of this build's chunks. */
declare const HASH: string
declare const HEIGHTS: Record<WidgetName, number>
declare const VERSION: string

const { origin, href } = new URL('.', ownScript('v1/embed.js').src)

watchPage(VERSION, origin, HEIGHTS, (widget, search) => {
  // The career browser's list is on its way before anybody asks; who asks finds it in the browser's cache.
  if (widget < 'd') fetch(`${origin}/api/careers`).catch(() => {})
  // Both at once: what a widget imports is on its way before the widget has come.
  return Promise.all(
    [widget, 'runtime'].map((name) => import(`${href}chunks/${name}-${HASH}.js${search}`)),
  ) as Promise<unknown> as Promise<Loaded>
})
