import type { CareerList } from '@pathquest/core/contracts'
import { industryTint } from '@pathquest/sdk/CareerBrowser/CareerBanner'
import { industryIcon } from '@pathquest/sdk/CareerBrowser/industry-icon'
import { Icon } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { useId } from 'react'
import { careersPageMessages } from '../../messages/en/careers'

export interface IndustriesProps {
  industries: CareerList['industries']
  onChoose: (industry: string) => void
}

/** A way in for who has no word to search for: every industry with its picture and its size. */
export function Industries({ industries, onChoose }: IndustriesProps) {
  const t = useMessages(careersPageMessages)
  const titleId = useId()
  if (industries.length < 2) return null
  return (
    <section className="industries-start" aria-labelledby={titleId}>
      <p id={titleId} className="careers-by">
        {t('careersPage.byIndustry')}
      </p>
      <ul className="industries">
        {industries.map(({ name, count }) => (
          <li key={name}>
            <button type="button" className="industry" onClick={() => onChoose(name)}>
              <span
                className="industry-picture"
                style={{ background: `var(--pq-map-${industryTint(name)})` }}
              >
                <Icon icon={industryIcon(name)} />
              </span>
              <span lang={t.contentLang}>{name}</span>
              <span className="pq-muted">
                {count}
                <span className="pq-hidden"> {t('careersPage.careers')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
