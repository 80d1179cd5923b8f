import { GAMING_INDUSTRY } from '@pathquest/game-core/careers'
import { type ReactNode, useCallback, useRef } from 'react'
import type { CareerDetail, CareerList, CareerSummary } from '../api-types'
import { refreshIcon } from '../art/icons'
import { careersMessages } from '../messages/en/careers'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'
import type { HeadingLevel } from '../ui/Card'
import { EmptyState } from '../ui/EmptyState'
import { InlineError } from '../ui/Feedback'
import type { CareerBrowserState } from './browser-state'
import { CareerCredits } from './CareerCredits'
import { CareerFilters } from './CareerFilters'
import { CareerGrid, CareerGridSkeleton } from './CareerGrid'
import { FilterChips } from './FilterChips'
import type { Loaded } from './loaded'
import { sectorsOf, useFound } from './use-found'
import { useLater } from './use-later'

/** What a page may set and hear of. */
export interface CareerBrowserSlots {
  /** Level of the title; cards are one below. Default 2. */
  headingLevel?: HeadingLevel
  /** For pages with a heading of their own: the title is only read out. */
  hideTitle?: boolean
  /** Below everything, e.g. a way to the app. */
  foot?: ReactNode
  /** "Explore This Career" as a link that opens in a new tab. */
  exploreHref?: (career: CareerSummary) => string
  /** A career was opened. */
  onSelect?: (career: CareerSummary) => void
}

export interface CareerBrowserViewProps extends CareerBrowserSlots {
  list: Loaded<CareerList>
  /** Of the career that `state` names. */
  detail: Loaded<CareerDetail>
  state: CareerBrowserState
  onStateChange: (state: CareerBrowserState) => void
  /** "Explore This Career" is under way. */
  exploring?: boolean
  /** "Explore This Career" was pressed; without it and `exploreHref` the button is not there. */
  onExplore?: (career: CareerSummary) => void
  onRetry?: () => void
  onRetryDetail?: () => void
}

const nothing = () => {}

/** The career browser from its values alone. */
export function CareerBrowserView(props: CareerBrowserViewProps) {
  const { list, state, headingLevel = 2, hideTitle } = props
  const t = useMessages(careersMessages)
  const { q, industry, sector, sort, career } = state
  const { found, industries, sectors } = useFound(list, state)
  const latest = useRef(props)
  latest.current = props
  const change = useCallback((part: Partial<CareerBrowserState>) => {
    const { list, state, onStateChange } = latest.current
    const next = { ...state, ...part }
    // A sector that the new industry does not have would find nothing.
    const isLost = part.industry && !sectorsOf(list, part.industry).includes(next.sector)
    onStateChange(isLost ? { ...next, sector: '' } : next)
  }, [])
  const open = useCallback(
    (one: CareerSummary) => {
      change({ career: one.id })
      latest.current.onSelect?.(one)
    },
    [change],
  )
  // What had the focus is gone with its chip; the count tells what came of it.
  const count = useRef<HTMLParagraphElement>(null)
  const removeFilter = (part: Partial<CareerBrowserState>) => {
    change(part)
    count.current?.focus()
  }
  const details = useLater(list.status === 'ready' || career !== null)
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
        industries={industries}
        sectors={sectors}
        onChange={change}
      />
      <div className="pq-careers-found">
        <FilterChips state={state} onChange={removeFilter} />
        <p ref={count} tabIndex={-1} className="pq-careers-count" role="status">
          {list.status === 'ready' && t('careers.count', { count: found.length })}
          {list.status === 'loading' && t('careers.loading')}
        </p>
      </div>
      <Found {...props} found={found} onOpen={open} />
      {list.status === 'ready' && <CareerCredits credits={list.data.credits} />}
      {props.foot}
      {details.status === 'failed' && career !== null && (
        <InlineError action={<Retry onRetry={details.retry} />}>
          {t('careers.failedOne')}
        </InlineError>
      )}
      {details.status === 'ready' && (
        <details.exports.CareerDialog
          id={career}
          summary={summaryOf(props)}
          detail={props.detail}
          exploring={props.exploring ?? false}
          exploreHref={props.exploreHref}
          onExplore={props.onExplore}
          onOpen={open}
          onRetry={props.onRetryDetail ?? nothing}
          onClose={() => change({ career: null })}
        />
      )}
    </section>
  )
}

/** Of the open career: its details, or what the list says while they are on their way. */
function summaryOf({ list, detail, state }: CareerBrowserViewProps): CareerSummary | null {
  if (detail.status === 'ready') return detail.data
  if (list.status !== 'ready') return null
  return list.data.careers.find(({ id }) => id === state.career) ?? null
}

interface FoundProps extends CareerBrowserViewProps {
  found: readonly CareerSummary[]
  onOpen: (career: CareerSummary) => void
}

function Found({ list, found, headingLevel = 2, onRetry, onOpen }: FoundProps) {
  const t = useMessages(careersMessages)
  const below = Math.min(headingLevel + 1, 4) as HeadingLevel
  if (list.status === 'loading') return <CareerGridSkeleton />
  if (list.status === 'failed') {
    return (
      <InlineError action={onRetry && <Retry onRetry={onRetry} />}>
        {t('careers.failed')}
      </InlineError>
    )
  }
  if (found.length === 0) {
    return (
      <EmptyState title={t('careers.none')} text={t('careers.noneHint')} headingLevel={below} />
    )
  }
  return <CareerGrid careers={found} headingLevel={below} onOpen={onOpen} />
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(careersMessages)
  return (
    <Button size="sm" icon={refreshIcon} onClick={onRetry}>
      {t('careers.retry')}
    </Button>
  )
}
