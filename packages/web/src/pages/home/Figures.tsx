import type { Stats } from '@pathquest/core/contracts'
import { buttonLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { homeMessages } from '../../messages/en/home'
import { claimedCount } from './round-down'
import './figures.css'

/** The stats strip. */
export function Figures({ stats }: { stats: Stats }) {
  const t = useMessages(homeMessages)
  const figures = [
    { name: t('home.careerPathways'), value: claimedCount(stats.careers, t.locale) },
    { name: t('home.gameModes'), value: claimedCount(stats.gameModes, t.locale) },
    { name: t('home.freeToUse'), value: t('home.hundredPercent') },
  ]
  return (
    <section className="home-figures" aria-label={t('home.figures')}>
      <dl>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dd>{value}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
      <a href="#how-it-works" {...buttonLook()}>
        {t('home.howItWorks')}
      </a>
    </section>
  )
}
