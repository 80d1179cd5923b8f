import { type Cue, hostCue } from '../kits/host-cue'
import type { WatchedModeView } from '../kits/self-paced/views'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay } from './views'

type Key = 'cue.start' | 'cue.buy' | 'cue.benches' | 'cue.hands' | 'cue.market'

/** Right answers of the class before anything can be bought by most. */
const RIGHT_FROM = 5

/** What the teacher may say now: of the workshops of the whole class. */
export function cueOf({ play, isEvening }: WatchedModeView<ClassPlay>): Cue<Key> {
  const { benches, apprentices, right } = play
  if (isEvening) return { key: 'cue.market' }
  if (benches + apprentices === 0) return { key: right < RIGHT_FROM ? 'cue.start' : 'cue.buy' }
  return benches > apprentices
    ? { key: 'cue.benches', count: benches }
    : { key: 'cue.hands', count: apprentices }
}

export const HostCue = hostCue(en, es, cueOf)
