import { useTexts } from '@pathquest/ui/messages/use-texts'
import { highestOf } from './heights'
import type { Match } from './ridge'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { RidgeView } from './views'

/** What a ridge and its careers say. */
export function useRidgeWords() {
  const t = useTexts(en, es)
  const highest = ({ heights, isLevel }: Pick<RidgeView, 'heights' | 'isLevel'>): string => {
    const [first, second, ...more] = highestOf(heights)
    if (isLevel || !first) return t('level')
    if (!second) return t('yours.one', { first: t(first) })
    if (more.length === 0) return t('yours', { first: t(first), second: t(second) })
    const names = highestOf(heights).map((one) => t(one))
    return t('yours.many', { list: new Intl.ListFormat(t.locale).format(names) })
  }
  const reason = ({ shared: [first, second] }: Match): string => {
    if (!first) return t('reason.none')
    const liked = t(`${first}.phrase`)
    if (!second) return t('reason.one', { first: liked })
    return t('reason', { first: liked, second: t(`${second}.phrase`) })
  }
  return { t, highest, reason }
}
