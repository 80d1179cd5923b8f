import { memo } from 'react'
import type { CareerSummary } from '../api/types'
import { careerListMessages } from '../messages/en/career-list'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'
import type { HeadingLevel } from '../ui/Card'
import { CareerBanner } from './CareerBanner'
import { GrowthBadge } from './GrowthBadge'
import { SalaryFigure } from './SalaryFigure'
import { useLater } from './use-later'

export interface CareerCardProps {
  career: CareerSummary
  headingLevel: HeadingLevel
  /** Must stay the same function, so that a card is drawn once. */
  onOpen: (career: CareerSummary) => void
}

/** One career of the list; the whole card opens it. */
export const CareerCard = memo(function CareerCard({
  career,
  headingLevel,
  onOpen,
}: CareerCardProps) {
  const t = useMessages(careerListMessages)
  const later = useLater()
  const Heading = `h${headingLevel}` as const
  return (
    <article className="pq-card pq-career" data-flush>
      <CareerBanner industry={career.industry}>
        {later.status === 'ready' && (
          <later.exports.CareerSheet title={career.title} industry={career.industry} />
        )}
      </CareerBanner>
      <div className="pq-career-text">
        <div className="pq-career-head">
          <Heading className="pq-career-title">
            <button
              type="button"
              className="pq-career-open"
              lang={t.contentLang}
              aria-haspopup="dialog"
              onClick={() => onOpen(career)}
            >
              {career.title}
            </button>
          </Heading>
          <GrowthBadge growthRate={career.growthRate} />
        </div>
        <p className="pq-career-description" lang={t.contentLang}>
          {career.description}
        </p>
        <div className="pq-career-badges" lang={t.contentLang}>
          <Badge>{career.industry}</Badge>
          <Badge variant="outline">{career.sector}</Badge>
        </div>
        {career.isWiderGroup && <p className="pq-career-note">{t('careers.widerGroup')}</p>}
        <SalaryFigure pay={career} />
      </div>
    </article>
  )
})
