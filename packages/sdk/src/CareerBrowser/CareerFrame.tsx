import { GAMING_INDUSTRY } from '@pathquest/game-core/career-choices'
import { type ComponentType, useCallback, useRef } from 'react'
import { careersMessages } from '../messages/en/careers'
import { useMessages } from '../messages/MessagesProvider'
import type { CareerBrowserViewProps, ChangeState } from './browser-props'
import { CareerFilters } from './CareerFilters'
import { CareersAwaited } from './CareersAwaited'
import type { CareerResultsProps } from './FoundCareers'
import { sectorsOf, useChoices } from './use-choices'

export interface CareerFrameProps extends CareerBrowserViewProps {
  onReady?: () => void
  /** What shows the careers, once it is there. */
  Results?: ComponentType<CareerResultsProps>
}

/** Title and filters, and below them the careers or what stands for them until they come. */
export function CareerFrame({ Results, ...props }: CareerFrameProps) {
  const { list, state, headingLevel = 2, hideTitle } = props
  const t = useMessages(careersMessages)
  const { q, industry, sector, sort } = state
  const latest = useRef(props)
  latest.current = props
  const change = useCallback<ChangeState>((part) => {
    const { list, state, onStateChange } = latest.current
    const next = { ...state, ...part }
    // A sector that the new industry does not have would find nothing.
    const isLost = part.industry && !sectorsOf(list, part.industry).includes(next.sector)
    onStateChange(isLost ? { ...next, sector: '' } : next)
  }, [])
  const Heading = `h${headingLevel}` as const
  return (
    <section className="pq pq-widget pq-careers">
      <Heading className={hideTitle ? 'pq-hidden' : undefined}>
        {t(industry === GAMING_INDUSTRY ? 'careers.titleGaming' : 'careers.title')}
      </Heading>
      <CareerFilters
        q={q}
        industry={industry}
        sector={sector}
        sort={sort}
        {...useChoices(list, industry)}
        onChange={change}
      />
      {Results && list.status === 'ready' ? (
        <Results {...props} list={list.data} onChange={change} />
      ) : (
        <CareersAwaited hasFailed={list.status === 'failed'} onRetry={props.onRetry} />
      )}
      {props.foot}
    </section>
  )
}
