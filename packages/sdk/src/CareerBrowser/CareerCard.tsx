import { GROWTH_YEARS, growthText } from '@pathquest/core/careers/careers'
import { fallIcon, riseIcon } from '@pathquest/ui/art/icons'
import { Badge } from '@pathquest/ui/Badge'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { WholeWords } from '@pathquest/ui/WholeWords'
import { memo } from 'react'
import type { CareerSummary } from '../api/types'
import type { CareerExtra } from './browser-props'
import { CareerBanner } from './CareerBanner'
import { SalaryFigure } from './SalaryFigure'

export interface CareerCardProps {
  career: CareerSummary
  headingLevel: HeadingLevel
  extra?: CareerExtra | undefined
  /** Must be a stable function, so that a card renders only once. */
  onOpen: (career: CareerSummary) => void
}

/** One career of the list; the whole card opens it. */
export const CareerCard = memo(function CareerCard({
  career,
  headingLevel,
  extra,
  onOpen,
}: CareerCardProps) {
  const t = useMessages(careersMessages)
  const Heading = `h${headingLevel}` as const
  const lang = career.lang ?? t.contentLang
  return (
    <article className="pq-card pq-career" data-flush>
      <CareerBanner title={career.title} industry={career.industry} />
      <div className="pq-career-text">
        <div className="pq-career-head">
          <Heading className="pq-career-title">
            <button
              type="button"
              className="pq-career-open"
              lang={lang}
              aria-haspopup="dialog"
              onClick={() => onOpen(career)}
            >
              <WholeWords>{career.title}</WholeWords>
            </button>
          </Heading>
          <GrowthBadge growthRate={career.growthRate} />
        </div>
        <p className="pq-career-description" lang={lang}>
          {career.description}
        </p>
        <div className="pq-career-badges" lang={t.contentLang}>
          <Badge>{career.industry}</Badge>
          <Badge variant="outline">{career.sector}</Badge>
        </div>
        {career.isWiderGroup && <p className="pq-career-note">{t('careers.widerGroup')}</p>}
        <SalaryFigure pay={career} />
        {extra && <div className="pq-career-extra">{extra(career, 'card')}</div>}
      </div>
    </article>
  )
})

/** Arrow, signed percentage and years; nothing where growth is zero or unknown. */
export function GrowthBadge({ growthRate }: { growthRate: number | null }) {
  const t = useMessages(careersMessages)
  const text = growthText(growthRate)
  if (text === null) return null
  const grows = (growthRate ?? 0) > 0
  return (
    <Badge variant={grows ? 'success' : 'warning'} icon={grows ? riseIcon : fallIcon}>
      <span>{text}</span>
      <span className="pq-career-years" aria-hidden="true">
        {' '}
        {GROWTH_YEARS}
      </span>
      <span className="pq-hidden"> {t('careers.growth')}</span>
    </Badge>
  )
}
