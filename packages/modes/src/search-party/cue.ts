import type { HostView } from '@pathquest/core/rooms/views'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { WatchedModeView } from '../kits/self-paced/views'
import type { WatchPieceProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay } from './views'

type Translate = ReturnType<typeof useTexts<typeof en>>

/** What the teacher may say now: from sums of the class alone. */
function cueText(t: Translate, { goal, helping }: ClassPlay): string {
  const { lights, lanterns, out, target } = goal
  if (lights === 0 && out === 0) return t('cue.first')
  if (out > helping) return t('cue.out', { count: out })
  if (helping > 0) return t('cue.helping')
  return lanterns < 2 && lights < target / 2 ? t('cue.behind') : t('cue.home')
}

export function HostCue({ modeView }: WatchPieceProps<HostView>) {
  return cueText(useTexts(en, es), (modeView as unknown as WatchedModeView<ClassPlay>).play)
}
