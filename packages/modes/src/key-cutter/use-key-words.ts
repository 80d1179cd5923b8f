import { useTexts } from '@pathquest/ui/messages/use-texts'
import { openedIn } from './cue'
import { CUTS, depthsLeft } from './readings'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay, LockView } from './views'

export const CUT_NUMBERS = Array.from({ length: CUTS }, (_, i) => 1 + i)

/** Locks and keys in words, for players, host and projector alike. */
export function useKeyWords() {
  const t = useTexts(en, es)
  return {
    t,
    keyOf: (key: readonly number[]) => key.join('-'),
    /** What is known of each cut. */
    measured: ({ readings }: Pick<LockView, 'readings'>): string =>
      CUT_NUMBERS.map((cut) => {
        const left = depthsLeft(readings, cut)
        const [least = 1, most = 1] = [left[0], left.at(-1)]
        return least === most ? t('known', { cut, depth: least }) : t('range', { cut, least, most })
      }).join(', '),
    crews: ({ crews }: ClassPlay): string =>
      crews.map(({ number, opened }) => t('crew.keys', { number, count: opened })).join('. '),
    title: (play: ClassPlay): string => t('end.title', { count: openedIn(play) }),
  }
}
