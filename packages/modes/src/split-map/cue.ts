import { type Cue, hostCue } from '../kits/host-cue'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { hasKept, isRead } from './use-split-words'
import type { SplitView } from './views'

type Key = 'cue.read' | 'cue.waiting' | 'cue.survey' | 'cue.none' | 'cue.all' | 'cue.some'

/** What the teacher may say now: of the teams, never of a piece of the map. */
export function cueOf(view: SplitView): Cue<Key> {
  const { asked, crews } = view
  if (asked) {
    const talking = crews.filter((crew) => !hasKept(crew)).length
    const isAll = talking === crews.length && crews.every(({ kept }) => kept === 0)
    return isAll || talking === 0 ? { key: 'cue.read' } : { key: 'cue.waiting', count: talking }
  }
  if (!isRead(view)) return { key: 'cue.survey' }
  const count = crews.filter(({ reading }) => reading === 'clean').length
  if (count === 0) return { key: 'cue.none' }
  return count === crews.length ? { key: 'cue.all' } : { key: 'cue.some', count }
}

export const HostCue = hostCue(en, es, cueOf)
