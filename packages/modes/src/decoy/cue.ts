import type { HostView } from '@pathquest/core/rooms/views'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { WatchPieceProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassView, ToldView } from './views'

type Translate = ReturnType<typeof useTexts<typeof en>>

/** Most: from this share on. */
const MOST = 0.6
/** So many on one false trail are worth a word. */
const FOOLED_FROM = 2
/** So few are waited for by number. */
const LAST_FEW = 3

/** What the teacher may say now: while a trail is open, nothing of its tasks. */
function cueText(t: Translate, { stage, told, chosen, present }: ClassView): string {
  const left = present - chosen
  if (stage === 'lay') {
    return chosen > 0 && left > 0 && left <= LAST_FEW
      ? t('cue.layLast', { count: left })
      : t('cue.lay')
  }
  if (stage === 'walk') return t('cue.walk')
  const fooled = Math.max(0, ...told.flatMap(({ decoys }) => decoys.map(({ count }) => count)))
  if (fooled >= FOOLED_FROM) return t('cue.fooled', { count: fooled })
  return isMostlyFound(told) ? t('cue.found') : t('cue.none')
}

function isMostlyFound(told: readonly ToldView[]): boolean {
  const walked = told.reduce((sum, one) => sum + one.walked, 0)
  const found = told.reduce((sum, one) => sum + one.found, 0)
  return walked > 0 && found >= MOST * walked
}

export function HostCue({ modeView }: WatchPieceProps<HostView>) {
  return cueText(useTexts(en, es), modeView as unknown as ClassView)
}
