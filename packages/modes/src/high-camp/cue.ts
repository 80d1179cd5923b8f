import type { HostView } from '@pathquest/core/rooms/views'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { WatchPieceProps } from '../pieces'
import { STORES } from './manifest'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { type CampView, missingIn } from './views'

type Translate = ReturnType<typeof useTexts<typeof en>>

/** Which store needs somebody most. */
function cueText(t: Translate, { stores, left, last }: CampView): string | null {
  if (left === 0 || last?.storm) return null
  const missing = missingIn(stores)
  const [store] = [...STORES].sort((a, b) => missing[b] - missing[a])
  if (!store || missing[store] === 0) return t('cue.full')
  const named = { store: t(store), count: missing[store] }
  return t(stores[store].need === null ? 'cue.upTo' : 'cue.short', named)
}

/** What the teacher may say now. */
export function HostCue({ modeView }: WatchPieceProps<HostView>) {
  return cueText(useTexts(en, es), modeView as unknown as CampView)
}
