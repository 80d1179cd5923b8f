import type { HostView } from '@pathquest/core/rooms/views'
import { type Cue, hostCue } from '../kits/host-cue'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { CLUES } from './trail'
import type { ClassTrail } from './views'

type Key =
  | 'cue.first'
  | 'cue.loose'
  | 'cue.kept'
  | 'cue.last'
  | 'cue.early'
  | 'cue.late'
  | 'cue.none'

/** Found with at most so many clues, it was early. */
const EARLY = 3

/** What the teacher may say now: of the clues, and how many have a mark. */
export function cueOf(trail: ClassTrail, { stage }: HostView): Cue<Key> | null {
  const { clues, marked, kept, present, foundAt } = trail
  if (foundAt !== null) {
    const early = foundAt.slice(0, EARLY).reduce((sum, count) => sum + count, 0)
    if (early > 0) return { key: 'cue.early', count: early }
    return { key: foundAt.some((count) => count > 0) ? 'cue.late' : 'cue.none' }
  }
  if (stage.name === 'result') return null
  if (marked === 0) return { key: 'cue.first' }
  if (clues.length === CLUES) return { key: 'cue.last' }
  return marked > kept
    ? { key: 'cue.loose', count: marked - kept }
    : { key: 'cue.kept', count: present - kept }
}

export const HostCue = hostCue(en, es, cueOf)
