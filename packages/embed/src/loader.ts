import { EMBED_HEIGHTS } from '@pathquest/core/embed-heights'
import { version } from '../package.json'
import { ownScript, type WidgetName } from './page/options'
import { type Mount, watchPage } from './page/page'

/** Inserted by the build: each widget's own chunk, and those that it imports. */
declare const CHUNKS: Record<WidgetName, [own: string, ...imported: string[]]>

const { origin, href } = new URL('.', ownScript('v1/embed.js').src)
const fetchChunk = (file: string) => import(/* @vite-ignore */ href + file)

watchPage(version, origin, EMBED_HEIGHTS, (widget, search): Promise<{ mount: Mount }> => {
  const [own, ...imported] = CHUNKS[widget]
  // Prefetched: the requests that follow are served from the browser's cache.
  for (const file of imported) fetchChunk(file).catch(() => {})
  return fetchChunk(own + search)
})
