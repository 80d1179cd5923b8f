import { numberLocale } from '@pathquest/ui/messages/translate'
import { useOwnText, useTexts } from '@pathquest/ui/messages/use-texts'
import { STEP_MONTHS } from './budget'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { DifferEnd, YearEnd, YearView } from './views'

/** What is said of a year and its money. */
export function useYearWords() {
  const t = useTexts(en, es)
  const read = useOwnText()
  const money = (amount: number) => `$${Math.abs(amount).toLocaleString(numberLocale(t.locale))}`
  const months = (step: number) =>
    t('live.title', { from: STEP_MONTHS * step + 1, to: STEP_MONTHS * (step + 1) })
  /** What is there, or what is due. */
  const balance = ({ cash, plan }: Pick<YearView, 'cash' | 'plan'>) =>
    plan > 0 ? t('plan', { amount: money(plan) }) : t('left', { amount: money(cash) })

  const changeOf = ({ what, otherHome: home, otherTravel: travel, way }: DifferEnd) => {
    if (what === 'home' && home) return t(`home.${home}`)
    if (what === 'travel' && travel) return t(`travel.${travel}`)
    return way ? read(way) : ''
  }
  const differ = (end: DifferEnd) => {
    if (end.what === 'same') return t('end.same')
    const params = { change: changeOf(end), amount: money(end.gain) }
    if (end.gain === 0) return t('end.equal', params)
    return t(end.gain > 0 ? 'end.more' : 'end.less', params)
  }
  const words = ({ words: [first, second] }: YearEnd) => {
    if (!first) return null
    const one = t(`word.${first}`)
    return t('end.words', {
      words: second ? t('end.two', { first: one, second: t(`word.${second}`) }) : one,
    })
  }
  return { t, read, money, months, balance, differ, words }
}
