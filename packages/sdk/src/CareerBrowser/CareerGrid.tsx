import { Button } from '@pathquest/ui/Button'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { useNear } from '@pathquest/ui/hooks/use-near'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useMemo, useRef, useState } from 'react'
import type { CareerSummary } from '../api/types'
import type { CareerExtra } from './browser-props'
import { CareerCard } from './CareerCard'

export interface CareerGridProps {
  careers: readonly CareerSummary[]
  headingLevel: HeadingLevel
  extra?: CareerExtra | undefined
  onOpen: (career: CareerSummary) => void
}

/** Cards that are drawn at first, about a screenful. */
const FIRST = 12
/** After filtering, the number drawn first, for a fast response to a key press. */
const SLICE = 4
const STEP = 8
/**
 * The next ones wait until the user stops typing: Preact renders synchronously what React could
 * interrupt.
 */
const TYPING_PAUSE_MS = 150

/**
 * The matching careers, rendered as far as the user has scrolled: a filter repaints one screenful.
 */
export function CareerGrid({ careers, headingLevel, extra, onOpen }: CareerGridProps) {
  const t = useMessages(careersMessages)
  const [drawn, setDrawn] = useState({ of: careers, count: FIRST })
  // A new list starts at its top again.
  const count = drawn.of === careers ? drawn.count : SLICE
  const watch = useMemo(() => ({ careers, count }), [careers, count])
  return (
    <>
      <ul className="pq-careers-grid" aria-label={t('careers.list')}>
        {careers.slice(0, count).map((career) => (
          <li key={career.id} className="pq-career-cell">
            <CareerCard career={career} headingLevel={headingLevel} extra={extra} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {careers.length > count && (
        <MoreCareers watch={watch} onMore={() => setDrawn({ of: careers, count: count + STEP })} />
      )}
    </>
  )
}

interface MoreCareersProps {
  /** Another object means that other cards are shown. */
  watch: object
  onMore: () => void
}

/** The next cards are rendered before they come into view. */
const AHEAD = '800px'

/** The end of the rendered cards. */
function MoreCareers({ watch, onMore }: MoreCareersProps) {
  const t = useMessages(careersMessages)
  const end = useRef<HTMLDivElement>(null)
  useNear(end, AHEAD, watch, onMore, TYPING_PAUSE_MS)
  return (
    <div ref={end} className="pq-careers-more">
      <Button onClick={onMore}>{t('careers.more')}</Button>
    </div>
  )
}
