import { type ComponentType, useMemo, useState } from 'react'
import type { CareerSummary } from '../api/types'
import { careerListMessages } from '../messages/en/career-list'
import { useMessages } from '../messages/MessagesProvider'
import type { HeadingLevel } from '../ui/Card'
import { CareerCard } from './CareerCard'
import type { MoreCareersProps } from './MoreCareers'

export interface CareerGridProps {
  careers: readonly CareerSummary[]
  headingLevel: HeadingLevel
  /** Draws on where the list ends, once it is there. */
  More?: ComponentType<MoreCareersProps>
  onOpen: (career: CareerSummary) => void
}

/** Cards that are drawn at once, about a screenful. */
const FIRST = 12
/** After a filter the first of them, so that the answer to a key is not waited for. */
const SLICE = 4
const STEP = 8

/** All careers found, drawn as far as somebody has scrolled: a filter repaints a screenful. */
export function CareerGrid({ careers, headingLevel, More, onOpen }: CareerGridProps) {
  const t = useMessages(careerListMessages)
  const [drawn, setDrawn] = useState({ of: careers, count: FIRST })
  // A new list starts at its top again.
  const count = drawn.of === careers ? drawn.count : SLICE
  const watch = useMemo(() => ({ careers, count }), [careers, count])
  return (
    <>
      <ul className="pq-careers-grid" aria-label={t('careers.list')}>
        {careers.slice(0, count).map((career) => (
          <li key={career.id} className="pq-career-cell">
            <CareerCard career={career} headingLevel={headingLevel} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {More && careers.length > count && (
        <More watch={watch} onMore={() => setDrawn({ of: careers, count: count + STEP })} />
      )}
    </>
  )
}
