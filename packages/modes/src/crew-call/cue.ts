import type { HostView } from '@pathquest/core/rooms/views'
import type { WatchPieceProps } from '../pieces'
import type { Said } from './talk'
import type { CallView } from './views'
import { useSaid } from './watched'

/** What the teacher may say now. */
export function cueOf({ phase, told, careers }: CallView): Said {
  if (phase?.name === 'plan') {
    const isLate = phase.present >= 3 && 2 * phase.chosen >= phase.present
    return { key: isLate ? 'cue.plan.late' : 'cue.plan' }
  }
  if (phase) return { key: 'cue.gallery' }
  if (!told || told.sent === null) return { key: 'cue.few' }
  const { sent, plans, top } = told
  if (top[0]?.tag === 'surprise') return { key: 'cue.surprise' }
  const most = Math.max(...sent)
  if (2 * most > plans) {
    return { key: 'cue.most', career: careers[sent.indexOf(most)] ?? '', count: most, plans }
  }
  const never = careers[sent.indexOf(0)]
  if (never !== undefined) return { key: 'cue.never', career: never }
  return { key: 'cue.top', career: careers[top[0]?.crew[0] ?? 0] ?? '' }
}

export function HostCue({ modeView }: WatchPieceProps<HostView>) {
  return useSaid()(cueOf(modeView as unknown as CallView))
}
