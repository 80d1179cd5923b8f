import { Button } from '@pathquest/ui/Button'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { useNear } from '@pathquest/ui/hooks/use-near'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useRef } from 'react'
import type { CareerSummary } from '../api/types'
import type { CareerExtra } from './browser-props'
import { CareerCard } from './CareerCard'
import { LoadFailed } from './CareersPlaceholder'

export interface CareerGridProps {
  careers: readonly CareerSummary[]
  headingLevel: HeadingLevel
  extra?: CareerExtra | undefined
  onOpen: (career: CareerSummary) => void
}

/** The cards that are there. */
export function CareerGrid({ careers, headingLevel, extra, onOpen }: CareerGridProps) {
  const t = useMessages(careersMessages)
  return (
    <ul className="pq-careers-grid" aria-label={t('careers.list')}>
      {careers.map((career) => (
        <li key={career.id} className="pq-career-cell">
          <CareerCard career={career} headingLevel={headingLevel} extra={extra} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

export interface MoreCareersProps {
  /** The loaded ones: the next follow when the end of these is near. */
  careers: readonly CareerSummary[]
  hasFailed: boolean
  onMore: () => void
}

/** Loaded before they come into view. */
const AHEAD = '800px'

/** The end of the loaded cards: the next ones come by themselves, or by its button. */
export function MoreCareers({ careers, hasFailed, onMore }: MoreCareersProps) {
  const t = useMessages(careersMessages)
  const end = useRef<HTMLDivElement>(null)
  useNear(end, AHEAD, careers, onMore)
  return (
    <div ref={end} className="pq-careers-more">
      {hasFailed ? (
        <LoadFailed onRetry={onMore}>{t('careers.failed')}</LoadFailed>
      ) : (
        <Button onClick={onMore}>{t('careers.more')}</Button>
      )}
    </div>
  )
}
