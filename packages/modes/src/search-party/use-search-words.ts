import { useTexts } from '@pathquest/ui/messages/use-texts'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay, GoalView, OwnPlay } from './views'

type Translate = ReturnType<typeof useTexts<typeof en>>

/** The search in words, for players, host and projector alike. */
export function useSearchWords() {
  const t = useTexts(en, es)
  const goal = ({ lights, target, lanterns, out, mayBeOut }: GoalView): string[] => [
    t('lanterns', { count: lanterns }),
    t('lights', { count: lights, target }),
    out === 0
      ? t('stuck.none')
      : lanterns === 2
        ? t('stuck.may', { count: out, most: mayBeOut })
        : t('stuck', { count: out }),
  ]
  return {
    t,
    goal,
    own: ({ lights, misses, goal: of }: OwnPlay): string =>
      [
        ...goal(of),
        t('own', { count: lights }),
        misses.length > 0 ? t('own.out', { count: misses.length }) : '',
      ]
        .filter(Boolean)
        .join('. '),
    cue: (play: ClassPlay) => cueText(t, play),
  }
}

/** What the teacher may say now: from sums of the class alone. */
export function cueText(t: Translate, { goal, helping }: ClassPlay): string {
  const { lights, lanterns, out, target } = goal
  if (lights === 0 && out === 0) return t('cue.first')
  if (out > helping) return t('cue.out', { count: out })
  if (helping > 0) return t('cue.helping')
  return lanterns < 2 && lights < target / 2 ? t('cue.behind') : t('cue.home')
}
