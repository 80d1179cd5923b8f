import { useTexts } from '@pathquest/ui/messages/use-texts'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { CrewView, SplitView } from './views'

export const letterOf = (option: number): string => String.fromCharCode(65 + option)
export const lettersOf = (options: readonly number[]): string => options.map(letterOf).join(', ')

export const hasKept = ({ kept, here }: CrewView): boolean => kept >= here
export const isRead = ({ crews }: SplitView): boolean =>
  crews.some(({ reading }) => reading !== null)

/** The class in words, for host and projector. */
export function useSplitWords(view: SplitView) {
  const t = useTexts(en, es)
  const { asked, crews } = view
  const talking = crews.filter((crew) => !hasKept(crew)).length
  const count = crews.filter(({ reading }) => reading === 'clean').length
  const all = crews.length
  const sum = asked
    ? talking > 0
      ? t('talking', { count: talking })
      : t('talking.none')
    : isRead(view)
      ? t('whole', { count, all })
      : t('whole.survey')
  return { sum, crewText }

  function crewText({ number, kept, here, reading }: CrewView): string {
    return reading ? t(`crew.${reading}`, { number }) : t('crew.kept', { number, kept, here })
  }
}
