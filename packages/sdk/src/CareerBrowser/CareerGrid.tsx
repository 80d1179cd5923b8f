import { useMemo, useRef, useState } from 'react'
import type { CareerSummary } from '../api-types'
import { careerListMessages } from '../messages/en/career-list'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'
import type { HeadingLevel } from '../ui/Card'
import { CareerCard } from './CareerCard'
import { useNear } from './use-near'

export interface CareerGridProps {
  careers: readonly CareerSummary[]
  headingLevel: HeadingLevel
  onOpen: (career: CareerSummary) => void
}

/** Cards that are drawn at once, about a screenful. */
const FIRST = 12
/** After a filter the first of them, so that the answer to a key is not waited for. */
const SLICE = 4
/** The next ones follow before they come into view. */
const STEP = 8
const AHEAD = '500px'

/** All careers found, drawn as far as somebody has scrolled: a filter repaints a screenful. */
export function CareerGrid({ careers, headingLevel, onOpen }: CareerGridProps) {
  const t = useMessages(careerListMessages)
  const end = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState({ of: careers, count: FIRST })
  // A new list starts at its top again.
  const count = drawn.of === careers ? drawn.count : SLICE
  const isWhole = careers.length <= count
  const drawMore = () => setDrawn({ of: careers, count: count + STEP })
  const watch = useMemo(() => (isWhole ? null : { careers, count }), [isWhole, careers, count])
  useNear(end, AHEAD, watch, drawMore)
  return (
    <>
      <ul className="pq-careers-grid" aria-label={t('careers.list')}>
        {careers.slice(0, count).map((career) => (
          <li key={career.id} className="pq-career-cell">
            <CareerCard career={career} headingLevel={headingLevel} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {!isWhole && (
        <div ref={end} className="pq-careers-more">
          <Button onClick={drawMore}>{t('careers.more')}</Button>
        </div>
      )}
    </>
  )
}
