import { GAMING_INDUSTRY } from '@pathquest/game-core/career-choices'
import { type ComponentType, useCallback, useMemo, useRef } from 'react'
import { careersMessages } from '../messages/en/careers'
import { useMessages } from '../messages/MessagesProvider'
import type { CareerBrowserViewProps, ChangeState } from './browser-props'
import { CareerFilters } from './CareerFilters'
import { CareersAwaited } from './CareersAwaited'
import type { Choices } from './choices'
import type { CareerResultsProps, CareerSlots } from './FoundCareers'
import type { Later } from './use-later'

export type CareerFrameProps = CareerFrameOwnProps & CareerSlots

interface CareerFrameOwnProps
  extends Omit<CareerBrowserViewProps, 'detail' | 'exploring' | 'onExplore' | 'onRetryDetail'> {
  onReady?: () => void
  /** What shows the careers, once it is there. */
  Results?: ComponentType<CareerResultsProps>
  later: Later
}

const NO_CHOICES: Choices = { industries: [], sectors: [] }

/** Title and filters, and below them the careers or what stands for them until they come. */
export function CareerFrame({ Results, ...props }: CareerFrameProps) {
  const { list, state, later, headingLevel = 2, hideTitle } = props
  const t = useMessages(careersMessages)
  const { q, industry, sector, sort } = state
  const choicesOf = later.status === 'ready' ? later.exports.choicesOf : null
  const careers = list.status === 'ready' ? list.data.careers : null
  const choices = (industry: string) =>
    careers && choicesOf ? choicesOf(careers, industry) : NO_CHOICES
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choices` is made of these
  const shown = useMemo(() => choices(industry), [careers, choicesOf, industry])
  const latest = useRef({ ...props, choices })
  latest.current = { ...props, choices }
  const change = useCallback<ChangeState>((part) => {
    const { state, onStateChange, choices } = latest.current
    const next = { ...state, ...part }
    // A sector that the new industry does not have would find nothing.
    const isLost = part.industry && !choices(part.industry).sectors.includes(next.sector)
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
        {...shown}
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
