import { useTexts } from '@pathquest/ui/messages/use-texts'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { GoalView, OwnPlay } from './views'

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
  }
}
