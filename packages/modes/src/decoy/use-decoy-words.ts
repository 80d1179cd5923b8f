import { useTexts } from '@pathquest/ui/messages/use-texts'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassView } from './views'

export function useDecoyWords() {
  const t = useTexts(en, es)
  return {
    t,
    title: ({ stage, isHalved }: ClassView) =>
      t(stage === 'lay' && isHalved ? 'class.lay' : 'class.walk'),
    careers: ([first = '', second]: readonly string[]) =>
      second === undefined ? first : t('class.for', { first, second }),
  }
}
