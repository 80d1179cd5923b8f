import { filterCareers, GAMING_INDUSTRY, sortCareers } from '@pathquest/game-core/careers'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import type { CareerDetail, CareerList, CareerSummary } from '../api-types'
import { useErrorText, useMessages } from '../messages'
import { careersMessages } from '../messages/en/careers'
import { Button, EmptyState, type HeadingLevel, InlineError } from '../ui'
import type { CareerBrowserState } from './browser-state'
import { CareerCredits } from './CareerCredits'
import { CareerDialog } from './CareerDialog'
import { CareerFilters } from './CareerFilters'
import { CareerGrid, CareerGridSkeleton } from './CareerGrid'
import { FilterChips } from './FilterChips'
import type { Loaded } from './loaded'

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

const NO_CAREERS: readonly CareerSummary[] = []
const nothing = () => {}

const distinct = (entries: string[]): string[] =>
  [...new Set(entries)].sort((a, b) => a.localeCompare(b, 'en'))

/** The career browser from its values alone. */
export function CareerBrowserView(props: CareerBrowserViewProps) {
  const { list, state, headingLevel = 2, hideTitle } = props
  const t = useMessages(careersMessages)
  const { q, industry, sector, sort, career } = state
  const careers = list.status === 'ready' ? list.data.careers : NO_CAREERS
  const sorted = useMemo(() => sortCareers(careers, sort), [careers, sort])
  const found = useMemo(
    () => filterCareers(sorted, { q, industry, sector }),
    [sorted, q, industry, sector],
  )
  const industries = useMemo(() => distinct(careers.map((one) => one.industry)), [careers])
  const sectorsOf = (chosen: string) =>
    distinct(filterCareers(careers, { industry: chosen }).map((one) => one.sector))

  const latest = useRef(props)
  latest.current = props
  const change = useCallback((part: Partial<CareerBrowserState>) => {
    latest.current.onStateChange({ ...latest.current.state, ...part })
  }, [])
  const open = useCallback(
    (one: CareerSummary) => {
      change({ career: one.id })
      latest.current.onSelect?.(one)
    },
    [change],
  )
  const filter = (part: Partial<CareerBrowserState>) =>
    // A sector that the new industry does not have would find nothing.
    change(
      part.industry && !sectorsOf(part.industry).includes(sector) ? { ...part, sector: '' } : part,
    )

  // What had the focus is gone with its chip; the count tells what came of it.
  const count = useRef<HTMLParagraphElement>(null)
  const removeFilter = (part: Partial<CareerBrowserState>) => {
    change(part)
    count.current?.focus()
  }
  const Heading = `h${headingLevel}` as const
  return (
    <section className="pq pq-widget pq-careers">
      <Heading className={hideTitle ? 'pq-hidden' : undefined}>
        {t(industry === GAMING_INDUSTRY ? 'careers.titleGaming' : 'careers.title')}
      </Heading>
      <CareerFilters
        state={state}
        industries={industries}
        sectors={sectorsOf(industry)}
        onChange={filter}
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
      <CareerDialog
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
  const errorText = useErrorText()
  const below = Math.min(headingLevel + 1, 4) as HeadingLevel
  if (list.status === 'loading') return <CareerGridSkeleton />
  if (list.status === 'failed') {
    return (
      <InlineError
        action={
          onRetry && (
            <Button size="sm" icon="refresh" onClick={onRetry}>
              {t('careers.retry')}
            </Button>
          )
        }
      >
        {t('careers.failed')} {errorText(list.error)}
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
