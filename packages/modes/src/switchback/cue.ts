import { type Cue, hostCue } from '../kits/host-cue'
import type { WatchedModeView } from '../kits/self-paced/views'
import type { ClassPlay } from './climber'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

type Key = 'cue.start' | 'cue.high' | 'cue.evening' | 'cue.none' | 'cue.camped'

/** From this bend on much can be lost. */
const HIGH_FROM = 3

/** What the teacher may say now: how many are high above their camp, never who. */
export function cueOf({ play, isEvening }: WatchedModeView<ClassPlay>): Cue<Key> {
  const { at, camped } = play
  const high = at.slice(HIGH_FROM).reduce((sum, count) => sum + count, 0)
  if (isEvening) return { key: 'cue.evening', count: camped }
  if (high > 0) return { key: 'cue.high', count: high }
  const isOnTheWay = at.slice(1).some((count) => count > 0)
  if (camped > 0) return { key: 'cue.camped', count: camped }
  return { key: isOnTheWay ? 'cue.none' : 'cue.start' }
}

export const HostCue = hostCue(en, es, cueOf)
