import { useRef } from 'react'
import { useNear } from '../hooks/use-near'
import { careerFiltersMessages } from '../messages/en/career-filters'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'

export interface MoreCareersProps {
  /** Another object: other cards are drawn. */
  watch: object
  onMore: () => void
}

/** The next cards follow before they come into view. */
const AHEAD = '500px'

/** The end of what is drawn so far. */
export function MoreCareers({ watch, onMore }: MoreCareersProps) {
  const t = useMessages(careerFiltersMessages)
  const end = useRef<HTMLDivElement>(null)
  useNear(end, AHEAD, watch, onMore)
  return (
    <div ref={end} className="pq-careers-more">
      <Button onClick={onMore}>{t('careers.more')}</Button>
    </div>
  )
}
