import type { HostView } from '@pathquest/core/rooms/views'
import type { WatchPieceProps } from '../pieces'
import { isEven, MOST_FROM, mostOf, ofMost, type Said, SURPRISE_FROM } from './talk'
import { useSaid } from './told'
import type { GroundView } from './views'

/** What the teacher may say now. */
export function cueOf({ phase, told }: GroundView): Said {
  if (phase?.name === 'side') {
    const isLate = phase.present >= 3 && 2 * phase.chosen >= phase.present
    return { key: isLate ? 'cue.meanwhile' : 'cue.side' }
  }
  if (phase) return { key: 'cue.guess' }
  if (!told || told.share === null) return { key: 'cue.few' }
  const { share, middle, near, guesses } = told
  if (middle !== null && Math.abs(middle - share) >= SURPRISE_FROM) {
    return { key: 'cue.surprise', ...ofMost(share, middle) }
  }
  if (isEven(share)) return { key: 'cue.even' }
  if (Math.max(share, 100 - share) >= MOST_FROM) return { key: 'cue.most', side: mostOf(share) }
  return { key: middle !== null && 2 * near >= guesses ? 'cue.known' : 'cue.open' }
}

/** With the sides of the pair in the reader's language. */
export function HostCue({ modeView }: WatchPieceProps<HostView>) {
  const say = useSaid()
  const view = modeView as unknown as GroundView
  return say({ pair: view.pair, ...cueOf(view) })
}
