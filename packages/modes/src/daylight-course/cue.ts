import { type Cue, hostCue } from '../kits/host-cue'
import type { WatchedModeView } from '../kits/self-paced/views'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay } from './views'

type Key = 'cue.start' | 'cue.out' | 'cue.dusk' | 'cue.home' | 'cue.done'

/** What the teacher may say now: of the points of the whole class, never of one route. */
export function cueOf({ play }: WatchedModeView<ClassPlay>): Cue<Key> {
  const { carried, banked, isEvening, done, players } = play
  if (isEvening && carried > 0) return { key: 'cue.dusk', count: carried }
  if (players > 0 && 2 * done >= players) return { key: 'cue.done', count: players - done }
  if (carried > banked) return { key: 'cue.out', count: carried }
  return banked > 0 ? { key: 'cue.home', count: banked } : { key: 'cue.start' }
}

export const HostCue = hostCue(en, es, cueOf)
