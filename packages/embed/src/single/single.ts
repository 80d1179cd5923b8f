import type { WidgetName } from '../page/options'
import { type Mount, watchPage } from '../page/page'
import { base } from './base'
import { fetchPart } from './fetch-part'

declare const HEIGHTS: Record<WidgetName, number>
declare const VERSION: string

watchPage(VERSION, base.origin, HEIGHTS, async (widget) => [
  (await fetchPart(widget)) as { mount: Mount },
])
